import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mutants } from './mutants/mutants.ts';
import { drawPlan } from './plan/drawPlan.ts';
import type { SimulationPlan } from './plan/SimulationPlan.ts';
import { describePlan } from './run/describePlan.ts';
import { runPlan } from './run/runPlan.ts';
import { runSeeds } from './run/runSeeds.ts';
import { Worker } from './run/Worker.ts';

/**
 * `npm run simulate -- …`: the whole path from the backend to the card on the screen, in one process on one clock, under every fault that is
 * drawn, and the laws that hold in every run.
 */
const { values } = parseArgs({
  options: {
    /** How many seeds, and from which on. */
    seeds: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    /** Runs with a deliberate bug. */
    mutant: { type: 'string' },
    /** Runs with each deliberate bug until a law catches it. */
    mutants: { type: 'boolean', default: false },
    /** One seed alone, and its log. */
    seed: { type: 'string' },
    log: { type: 'boolean', default: false },
    /** One plan alone, as a failure has left it. */
    replay: { type: 'string' },
    /** Where the plan of a failure is left. */
    save: { type: 'string' },
  },
});
/** As many seeds as a mutant is given to be caught. */
const seedsForMutant = 400;
const logTail = 120;

async function simulate(): Promise<boolean> {
  if (values.mutants) return runMutants();
  if (values.replay !== undefined) return runOne(readPlan(values.replay));
  if (values.seed !== undefined) return runOne(drawPlan(Number(values.seed)));
  return runMany();
}

async function runOne(plan: SimulationPlan): Promise<boolean> {
  const { violation, log } = await runPlan(plan, true);
  console.log(describePlan(plan).join('\n'));
  console.log((values.log ? log : log.slice(-logTail)).join('\n'));
  console.log(violation === null ? 'Every law holds' : `Law ${violation.law} is broken: ${violation.what}`);
  return violation === null;
}

/** A plan that was saved by this program: its form is not looked at again. */
function readPlan(file: string): SimulationPlan {
  const plan: SimulationPlan = JSON.parse(readFileSync(file, 'utf8'));
  return plan;
}

async function runMany(): Promise<boolean> {
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  let told = 0;
  const tally = await runSeeds({
    from: Number(values.from),
    count: Number(values.seeds),
    workers: Number(values.workers),
    mutant: values.mutant ?? null,
    stopsAtFirst: false,
    onProgress: ({ seeds, violations }) => {
      if (seeds - told < 500) return;
      told = seeds;
      console.log(`… ${seeds} seeds, ${violations.length} failed, ${(seeds / seconds()).toFixed(1)} a second`);
    },
  });
  console.log(tally.lines(seconds()).join('\n'));
  for (const { seed, violation } of tally.violations) {
    console.log(`\nseed ${seed}: law ${violation.law} is broken at ${violation.at / 1000} s: ${violation.what}`);
  }
  const [first] = tally.violations;
  if (first !== undefined) await tellFailure(first.seed);
  console.log(`\n${tally.seeds - tally.violations.length} passed, ${tally.violations.length} failed`);
  return tally.violations.length === 0;
}

async function tellFailure(seed: number): Promise<void> {
  const worker = new Worker(values.mutant ?? null);
  const { result, lines, plan } = await worker.shrink(seed);
  worker.stop();
  console.log(`\nThe least of seed ${seed} that still fails:`);
  console.log(lines.join('\n'));
  console.log(`\nand the end of its log:\n${(values.log ? result.log : result.log.slice(-logTail)).join('\n')}`);
  if (values.save !== undefined) writeFileSync(values.save, plan);
}

async function runMutants(): Promise<boolean> {
  const width = Math.max(...mutants.map(({ name }) => name.length));
  let survivors = 0;
  for (const { name } of mutants) {
    const tally = await runSeeds({
      from: Number(values.from),
      count: seedsForMutant,
      workers: Number(values.workers),
      mutant: name,
      stopsAtFirst: true,
    });
    const [caught] = tally.violations;
    if (caught === undefined) survivors += 1;
    const by = caught === undefined ? 'survives' : `law ${caught.violation.law}: ${caught.violation.what}`;
    console.log(`${name.padEnd(width)}  ${String(tally.seeds).padStart(4)} seeds  ${by}`);
  }
  console.log(`\n${mutants.length - survivors} passed, ${survivors} failed`);
  return survivors === 0;
}

if (!(await simulate())) process.exitCode = 1;
