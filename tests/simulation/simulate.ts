import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { drawChatPlan } from './chat/drawChatPlan.ts';
import { runChatPlan } from './chat/runChatPlan.ts';
import type { Channel } from './laws/Channel.ts';
import type { Mutant } from './mutants/Mutant.ts';
import { mutants } from './mutants/mutants.ts';
import { drawDayPlan } from './plan/drawDayPlan.ts';
import { drawPlan } from './plan/drawPlan.ts';
import type { SimulationPlan } from './plan/SimulationPlan.ts';
import { describePlan } from './run/describePlan.ts';
import type { DayResult, DaySample } from './run/runDay.ts';
import { runPlan } from './run/runPlan.ts';
import { runSeeds } from './run/runSeeds.ts';
import type { Day } from './run/Work.ts';
import { Worker } from './run/Worker.ts';

/**
 * `npm run simulate -- …`: runs everything from the backend to the card on the screen, in one process and on one clock,
 * with the faults that each seed draws, and checks the laws that hold in every run.
 */
const { values } = parseArgs({
  options: {
    /** The number of seeds to run; `from` is the first of them. */
    seeds: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    /** Runs with a deliberate bug. */
    mutant: { type: 'string' },
    /** Runs with each deliberate bug until a law catches it. */
    mutants: { type: 'boolean', default: false },
    /**
     * Runs what `npm test` includes, in about a minute: some seeds, some deliberate bugs, and one seed twice. The two
     * runs of that seed must be the same.
     */
    gate: { type: 'boolean', default: false },
    /** Runs spectators who see the matches with a delay, or hide their results (KNOWN-1). */
    delayed: { type: 'boolean', default: false },
    /** Runs chats instead of match days. */
    chat: { type: 'boolean', default: false },
    /** Runs one visible tab for a simulated day, and measures its memory. */
    day: { type: 'boolean', default: false },
    /** Runs a single seed and prints the end of its log, or the whole log with `log`. */
    seed: { type: 'string' },
    log: { type: 'boolean', default: false },
    /** Runs the saved plan of a failure. */
    replay: { type: 'string' },
    /** The file to which the plan of a failure is saved. */
    save: { type: 'string' },
  },
});
const day: Day = values.delayed ? 'delayed' : 'prompt';
/** A mutant must be caught within this many seeds. */
const seedsForMutant = 400;
const seedsInGate = 60;
const gateMs = 75_000;
const delayedSeedsInGate = 8;
const seedsForMutantInGate = 40;
/** The mutants that the gate runs. A few seeds are enough to catch each of them. */
const mutantsInGate = [
  'a timer is not cleared',
  'a goal makes no sound',
  'live-updates never runs',
  'two equal requests are pending at once',
];
/** Seeds that have found a bug before. */
const regressionSeeds = [
  62, 87, 131, 375, 577, 51037, 200309, 200921, 202525, 203406, 204113, 204679, 205354, 601320, 603256, 820126, 1001138,
  1004241,
];
/**
 * By this hour of the simulated day the process has warmed up. After it, the heap may grow by no more than the share
 * `dayGrowth`.
 */
const warmHour = 4;
const chatsAtATime = 5;
const chatsInGate = 10;
const dayGrowth = 0.1;
const logTail = 120;

async function simulate(): Promise<boolean> {
  if (values.mutants) return runMutants(chosenMutants(), seedsForMutant);
  if (values.chat)
    return runChats(Number(values.seed ?? values.from), values.seed === undefined ? Number(values.seeds) : 1);
  if (values.gate) return runGate();
  if (values.day) return reportDay();
  if (values.replay !== undefined) return runOne(savedPlan(values.replay));
  if (values.seed !== undefined) return runOne(drawDayPlan(day, Number(values.seed)));
  return runMany();
}

async function runOne(plan: SimulationPlan): Promise<boolean> {
  const { violation, log } = await runPlan(plan, true);
  console.log(describePlan(plan).join('\n'));
  console.log((values.log ? log : log.slice(-logTail)).join('\n'));
  console.log(violation === null ? 'Every law holds' : `Law ${violation.law} is broken: ${violation.what}`);
  return violation === null;
}

function chosenMutants(): readonly Mutant[] {
  if (values.chat) return mutants.filter(({ inChat }) => inChat);
  return values.delayed ? mutants.filter(({ channel }) => channel !== undefined) : mutants;
}

/** Reads a plan that this program saved, without validating it. */
function savedPlan(file: string): SimulationPlan {
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function runMany(): Promise<boolean> {
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  let reported = 0;
  const tally = await runSeeds({
    from: Number(values.from),
    count: Number(values.seeds),
    workers: Number(values.workers),
    day,
    mutant: values.mutant ?? null,
    stopsAtFirst: false,
    onProgress: ({ seeds, violations }) => {
      if (seeds - reported < 500) return;
      reported = seeds;
      console.log(`… ${seeds} seeds, ${violations.length} failed, ${(seeds / seconds()).toFixed(1)} a second`);
    },
  });
  console.log(tally.lines(seconds()).join('\n'));
  for (const { seed, violation } of tally.violations) {
    console.log(`\nseed ${seed}: law ${violation.law} is broken at ${violation.at / 1000} s: ${violation.what}`);
  }
  const [first] = tally.violations;
  if (first !== undefined) await reportFailure(first.seed, day);
  console.log(`\n${tally.seeds - tally.violations.length} passed, ${tally.violations.length} failed`);
  return tally.violations.length === 0;
}

async function reportFailure(seed: number, of: Day): Promise<void> {
  const worker = new Worker(values.mutant ?? null);
  const { result, lines, plan } = await worker.shrink(seed, of);
  worker.stop();
  console.log(`\nThe smallest plan of seed ${seed} that still fails:`);
  console.log(lines.join('\n'));
  console.log(`\nand the end of its log:\n${(values.log ? result.log : result.log.slice(-logTail)).join('\n')}`);
  if (values.save !== undefined) writeFileSync(values.save, plan);
}

async function runMutants(chosen: readonly Mutant[], seeds: number): Promise<boolean> {
  const width = Math.max(...chosen.map(({ name }) => name.length));
  let survivors = 0;
  for (const { name, channel, onlyInDay = false, inChat = false } of chosen) {
    const caught = inChat
      ? await catchInChat(name, seeds)
      : onlyInDay
        ? await catchInDay(name)
        : await catchMutant(name, seeds, channel);
    if (caught === null) survivors += 1;
    console.log(`${name.padEnd(width)}  ${caught ?? 'survives'}`);
  }
  console.log(`\n${chosen.length - survivors} passed, ${survivors} failed`);
  return survivors === 0;
}

/** @returns after how many seeds a law caught the mutant, and which law; null when the mutant survives */
async function catchMutant(mutant: string, count: number, channel?: Channel): Promise<string | null> {
  const from = Number(values.from);
  const tally = await runSeeds({
    from,
    count,
    workers: Number(values.workers),
    day: channel === undefined ? 'prompt' : 'delayed',
    mutant,
    stopsAtFirst: true,
  });
  const [first] = tally.violations;
  if (first === undefined) return null;
  return `within ${tally.seeds} seeds by law ${first.violation.law}: ${first.violation.what}`;
}

/** Runs the chats of some seeds. Reports the first seed that breaks a law, with the end of its log. */
async function runChats(from: number, count: number): Promise<boolean> {
  let checks = 0;
  for (let seed = from; seed < from + count; seed += 1) {
    const result = await runChatPlan(drawChatPlan(seed));
    checks += result.checks;
    if (result.violation === null) continue;
    const { log } = await runChatPlan(drawChatPlan(seed), true);
    console.log(JSON.stringify(drawChatPlan(seed).incidents));
    console.log((values.log ? log : log.slice(-logTail)).join('\n'));
    console.log(`chat ${seed}: law ${result.violation.law} is broken: ${result.violation.what}`);
    return false;
  }
  console.log(`${count} chats: every law holds, in ${checks} checks`);
  return true;
}

async function catchInChat(mutant: string, count: number): Promise<string | null> {
  const worker = new Worker(mutant);
  const from = Number(values.from);
  try {
    for (let first = from; first < from + count; first += chatsAtATime) {
      const seeds = Array.from({ length: chatsAtATime }, (_, index) => first + index);
      const { results } = await worker.chat(seeds);
      for (const { seed, violation } of results) {
        if (violation !== null) return `within ${seed - from + 1} chats by law ${violation.law}: ${violation.what}`;
      }
    }
    return null;
  } finally {
    worker.stop();
  }
}

async function catchInDay(mutant: string): Promise<string | null> {
  const { violation, samples } = await liveDay(mutant);
  if (violation !== null) return `in a day by law ${violation.law}: ${violation.what}`;
  return isFlat(samples) ? null : 'in a day by law 5: the heap is not flat';
}

async function runGate(): Promise<boolean> {
  const [once, again] = [await runPlan(drawPlan(1), true), await runPlan(drawPlan(1), true)];
  const isSame = once.log.length > 0 && once.log.join() === again.log.join();
  if (!isSame) console.log('Seed 1 is not the same run twice');
  const began = performance.now();
  const tally = await runSeeds({
    from: Number(values.from),
    count: seedsInGate,
    workers: Number(values.workers),
    day: 'prompt',
    mutant: null,
    stopsAtFirst: false,
    longestMs: gateMs,
  });
  console.log(tally.lines((performance.now() - began) / 1000).join('\n'));
  const [first] = tally.violations;
  if (first !== undefined) await reportFailure(first.seed, 'prompt');
  const delayed = await runSeeds({
    from: Number(values.from),
    count: delayedSeedsInGate,
    workers: Number(values.workers),
    day: 'delayed',
    mutant: null,
    stopsAtFirst: false,
  });
  const [early] = delayed.violations;
  if (early !== undefined) await reportFailure(early.seed, 'delayed');
  let caught = 0;
  for (const name of mutantsInGate) {
    const by = await catchMutant(name, seedsForMutantInGate);
    console.log(by === null ? `«${name}» survives` : `«${name}» is caught ${by}`);
    if (by !== null) caught += 1;
  }
  // The chats run in this process, the regression seeds in another.
  const [bugsBack, chatsHold] = await Promise.all([countBugsBack(), runChats(1, chatsInGate)]);
  const broken = tally.violations.length + delayed.violations.length;
  const failed = (chatsHold ? 0 : 1) + broken + bugsBack + (mutantsInGate.length - caught) + (isSame ? 0 : 1);
  const passed = tally.seeds + delayed.seeds - broken + regressionSeeds.length - bugsBack + caught + (isSame ? 1 : 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}

async function countBugsBack(): Promise<number> {
  const worker = new Worker(null);
  const { results } = await worker.run(regressionSeeds, 'prompt');
  worker.stop();
  const broken = results.flatMap(({ seed, violation }) => (violation === null ? [] : [{ seed, violation }]));
  for (const { seed, violation } of broken) {
    console.log(`seed ${seed}: law ${violation.law} is broken again: ${violation.what}`);
  }
  return broken.length;
}

async function reportDay(): Promise<boolean> {
  const { samples, violation } = await liveDay(values.mutant ?? null);
  console.table(samples);
  if (violation !== null) console.log(`Law ${violation.law} is broken: ${violation.what}`);
  if (!isFlat(samples)) console.log('The heap is not flat');
  return isFlat(samples) && violation === null;
}

function isFlat(samples: readonly DaySample[]): boolean {
  const warm = samples.find(({ hour }) => hour === warmHour)?.heapKiB ?? 0;
  return samples.every(({ hour, heapKiB }) => hour < warmHour || heapKiB <= warm * (1 + dayGrowth));
}

async function liveDay(mutant: string | null): Promise<DayResult> {
  const worker = new Worker(mutant);
  const { result } = await worker.day();
  worker.stop();
  return result;
}

if (!(await simulate())) process.exitCode = 1;
