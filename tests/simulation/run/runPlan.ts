import type { Channel } from '../laws/Channel.ts';
import { allLaws } from '../laws/allLaws.ts';
import type { Law } from '../laws/Law.ts';
import type { SimulationPlan } from '../plan/SimulationPlan.ts';
import { SimulatedTime } from '../time/SimulatedTime.ts';
import { seedProcess } from '../time/seededProcess.ts';
import { Journal } from './Journal.ts';
import { muteConsole } from './muteConsole.ts';
import { Simulation } from './Simulation.ts';

/** How long a run continues without faults before the final check. */
const settleMs = 40_000;
/** How long the waiting cards may take. Cards are shown one after another, each for some seconds. */
const longestQueueMs = 4 * 60_000;
const turnMs = 20_000;
const lookMs = 1000;

export interface Violation {
  readonly law: Law['number'];
  /** Milliseconds after the start of the run. */
  readonly at: number;
  readonly what: string;
}

export interface RunResult {
  readonly seed: number;
  /** The first law that was broken; null when all held. */
  readonly violation: Violation | null;
  /** How many times each law was checked, by its number and name. */
  readonly checks: Readonly<Record<string, number>>;
  readonly requests: number;
  readonly simulatedMs: number;
  readonly log: readonly string[];
}

/**
 * Runs a plan and checks the laws. The run ends early when a law is broken.
 *
 * @param keepLog whether the result contains the log, which takes time
 * @param channel the only channel that law 6 observes; null for all
 */
export async function runPlan(
  plan: SimulationPlan,
  keepLog = false,
  channel: Channel | null = null,
): Promise<RunResult> {
  const giveBack = seedProcess(plan.seed);
  const time = new SimulatedTime(plan.start);
  const journal = new Journal(() => time.now, keepLog);
  let violation: Violation | null = null;
  let laws: readonly Law[] = [];
  const complaints = muteConsole(journal);
  try {
    const simulation = await Simulation.open(plan, time, journal);
    const court = {
      simulation,
      broken: ({ number }: Law, what: string): void => {
        journal.note('law', `${number} is broken: ${what}`);
        violation ??= { law: number, at: time.now - plan.start, what };
      },
    };
    laws = allLaws(court, channel);
    for (const law of laws) journal.attend(law);
    simulation.onOpened = (tab) => {
      for (const law of laws) law.tabOpened?.(tab);
    };
    // What a device shows at that moment it may go on showing.
    simulation.onChoice = () => {
      for (const law of laws) law.look?.();
    };
    const until = async (moment: number, isDone: () => boolean = () => false): Promise<void> => {
      while (time.now < moment && violation === null && !isDone()) {
        await time.runUntil(Math.min(moment, time.now + lookMs));
        for (const law of laws) law.look?.();
      }
    };

    await simulation.start();
    await until(plan.start + plan.lengthMs);
    simulation.calm();
    await until(time.now + settleMs);
    const isDone = (): boolean => !laws.some((law) => law.isWaiting?.() === true);
    for (let turn = 0; turn < longestQueueMs / turnMs && !isDone(); turn += 1) {
      await until(time.now + turnMs, isDone);
      // A card may wait in a tab until the spectator turns to that tab.
      if (!isDone()) simulation.lookAround(turn);
    }
    if (violation === null) for (const law of laws) law.settled?.();
    if (violation === null) {
      simulation.stop();
      await time.runUntil(time.now + 20_000);
      for (const law of laws) law.stopped?.();
    }
    simulation.end();
    return {
      seed: plan.seed,
      violation,
      checks: Object.fromEntries(laws.map(({ number, name, checks }) => [`law ${number}: ${name}`, checks])),
      requests: [...journal.requests.values()].reduce((sum, count) => sum + count, 0),
      simulatedMs: time.now - plan.start,
      log: journal.lines,
    };
  } finally {
    complaints();
    time.uninstall();
    giveBack();
  }
}
