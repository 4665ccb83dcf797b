import { parseArgs } from 'node:util';
import { openPostgres } from '../rls/openPostgres.ts';
import { contradictions } from './contradictions.ts';
import { dayFaults } from './faults.ts';
import { norwegianDays } from './norwegianDays.ts';
import { type DayFigures, ofApiFootball, runProviderDay } from './runProviderDay.ts';
import { openNorwegianSaturday, openSaturday, openSunday } from './twelveMatches.ts';

/**
 * `npm run provider-day -- --only outage`: simulates a match day of a provider at high speed, once for each fault, and
 * prints what a spectator saw. API-Football has a Norwegian Sunday and a Norwegian Saturday. The run fails if a minute
 * has more calls than the plan allows, if an event or a correction is wrong, repeated or out of order, or if a final
 * score is wrong.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const perMinute = { free: 10, paid: 30 };
const days = { sunday: await openSunday(), saturday: await openNorwegianSaturday() };
const foreignSaturday = await openSaturday();
let isBad = false;

for (const fault of [...norwegianDays, ...dayFaults, ...contradictions].filter(({ name }) =>
  name.includes(values.only),
)) {
  const begun = performance.now();
  const postgres = await openPostgres();
  const isNorwegian = fault.provider === 'api-football';
  const played = isNorwegian ? days[fault.norwegianDay ?? 'sunday'] : foreignSaturday;
  const figures = await runProviderDay(postgres, played, fault);
  await postgres.close();
  console.log(`\n${fault.name} (${((performance.now() - begun) / 1000).toFixed(0)} s)`);
  const budget = (isNorwegian ? ofApiFootball.perMinute : perMinute)[fault.plan];
  const ofDay = isNorwegian ? `, ${figures.callsOfDay} of the day’s ${ofApiFootball.perDay[fault.plan]}` : '';
  console.log(describe(figures, `${budget}${ofDay}`));
  const isOver = figures.busiestMinute > budget;
  const { wrong, wrongScores, falseCorrections, announcedTwice, wrongCards, disordered } = figures;
  if (isOver || wrong + wrongScores + falseCorrections + announcedTwice + wrongCards + disordered > 0) isBad = true;
}
if (isBad) process.exitCode = 1;

function describe(
  {
    calls,
    busiestMinute,
    refused,
    ages,
    waits,
    delays,
    goals,
    unseen,
    wrong,
    wrongScores,
    logged,
    ...figures
  }: DayFigures,
  budget: string,
): string {
  return [
    `  ${calls} calls, at most ${busiestMinute} in a minute of ${budget}; ${refused} refused (429)`,
    `  age of a live score: ${spread(ages)}`,
    `  a second of play to the next answer: ${spread(waits)}`,
    `  a goal to its row: ${spread(delays)} (${goals} goals, ${unseen} never seen, ${wrong} wrong; ${wrongScores} scores wrong at the end)`,
    `  false corrections: ${figures.falseCorrections}; goals announced twice: ${figures.announcedTwice}; red cards wrong: ${figures.wrongCards}; out of order: ${figures.disordered}`,
    ...logged.slice(0, 4).map((line) => `  logged: ${line.slice(0, 140)}`),
    ...(logged.length > 4 ? [`  … ${logged.length} lines in all`] : []),
  ].join('\n');
}

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} s, p90 ${at(0.9)} s, longest ${at(1)} s`;
}
