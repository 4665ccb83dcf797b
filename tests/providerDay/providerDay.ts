import { parseArgs } from 'node:util';
import { openPostgres } from '../rls/openPostgres.ts';
import { contradictions } from './contradictions.ts';
import { dayFaults } from './faults.ts';
import { type DayFigures, runProviderDay } from './runProviderDay.ts';
import { openSaturday, openSunday } from './twelveMatches.ts';

/**
 * `npm run provider-day -- --only outage`: runs a Saturday of a provider at high speed, within the calls of its plan,
 * for each fault, and prints what a spectator saw. It fails if a minute has more calls than the plan allows, an event
 * or a correction is wrong, repeated or out of order, or a score is wrong at the end.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const perMinute = { free: 10, paid: 30 };
const perMinuteOfApiFootball = { free: 10, paid: 300 };
const days = { saturday: await openSaturday(), sunday: await openSunday() };
let isBad = false;

for (const fault of [...dayFaults, ...contradictions].filter(({ name }) => name.includes(values.only))) {
  const begun = performance.now();
  const postgres = await openPostgres();
  const figures = await runProviderDay(
    postgres,
    fault.provider === 'api-football' ? days.sunday : days.saturday,
    fault,
  );
  await postgres.close();
  console.log(`\n${fault.name} (${((performance.now() - begun) / 1000).toFixed(0)} s)`);
  const budget = (fault.provider === 'api-football' ? perMinuteOfApiFootball : perMinute)[fault.plan];
  console.log(describe(figures, budget));
  const isOver = figures.busiestMinute > budget;
  const { wrong, wrongScores, falseCorrections, announcedTwice, wrongCards, disordered } = figures;
  if (isOver || wrong + wrongScores + falseCorrections + announcedTwice + wrongCards + disordered > 0) isBad = true;
}
if (isBad) process.exitCode = 1;

function describe(
  { calls, busiestMinute, refused, ages, delays, goals, unseen, wrong, wrongScores, logged, ...figures }: DayFigures,
  budget: number,
): string {
  return [
    `  ${calls} calls, at most ${busiestMinute} in a minute of ${budget}; ${refused} refused (429)`,
    `  age of a live score: ${spread(ages)}`,
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
  return `p50 ${at(0.5)} s, p95 ${at(0.95)} s, longest ${at(1)} s`;
}
