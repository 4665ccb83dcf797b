import { drawDayPlan } from '../plan/drawDayPlan.ts';
import { Tally } from './Tally.ts';
import type { Day } from './Work.ts';
import { Worker } from './Worker.ts';

export interface SeedsOptions {
  readonly from: number;
  readonly count: number;
  readonly workers: number;
  readonly day: Day;
  readonly mutant: string | null;
  /** Whether to end at the first seed that breaks a law. */
  readonly stopsAtFirst: boolean;
  /** After this many milliseconds no further seed is started; by default all seeds are run. */
  readonly longestMs?: number;
  readonly onProgress?: (tally: Tally) => void;
}

/** How many seeds a worker gets at a time. */
const atATime = 10;

/**
 * Runs many seeds in several processes.
 *
 * @throws {Error} if a worker process exits early
 */
export async function runSeeds({
  from,
  count,
  workers,
  day,
  mutant,
  stopsAtFirst,
  onProgress,
  longestMs = Infinity,
}: SeedsOptions): Promise<Tally> {
  const tally = new Tally();
  let next = from;
  const began = performance.now();
  const isOver = (): boolean =>
    next >= from + count || performance.now() - began > longestMs || (stopsAtFirst && tally.violations.length > 0);
  const work = async (): Promise<void> => {
    const worker = new Worker(mutant);
    try {
      while (!isOver()) {
        const first = next;
        next = Math.min(from + count, first + (stopsAtFirst ? 2 : atATime));
        let seeds = Array.from({ length: next - first }, (_, index) => first + index);
        while (seeds.length > 0) {
          const { results } = await worker.run(seeds, day);
          for (const result of results) tally.add(result, drawDayPlan(day, result.seed).incidents);
          // A worker ends its task at a seed that breaks a law. The remaining seeds follow in the next task.
          seeds = seeds.slice(results.length);
        }
        onProgress?.(tally);
      }
    } finally {
      worker.stop();
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  tally.violations.sort((one, other) => one.seed - other.seed);
  return tally;
}
