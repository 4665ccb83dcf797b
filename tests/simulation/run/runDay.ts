import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createRandom } from '@tribunen/football';
import type { MatchPlan, PlannedEvent, PlannedState } from '../football/MatchPlan.ts';
import { drawMatchDay } from '../football/drawMatchDay.ts';
import { allLaws } from '../laws/allLaws.ts';
import type { Law } from '../laws/Law.ts';
import type { SimulationPlan } from '../plan/SimulationPlan.ts';
import { SimulatedTime } from '../time/SimulatedTime.ts';
import { seedProcess } from '../time/seededProcess.ts';
import { Journal } from './Journal.ts';
import type { Violation } from './runPlan.ts';
import { Simulation } from './Simulation.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
/** How often the laws are checked: seldom, because a day is long. */
const lookMs = 5 * second;

/** What is measured at one hour of the day: the memory of the process, the pending timers, and the requests so far. */
export interface DaySample {
  readonly hour: number;
  readonly heapKiB: number;
  readonly timers: number;
  readonly requests: number;
}

export interface DayResult {
  readonly samples: readonly DaySample[];
  /** The first law that was broken; null when all held. */
  readonly violation: Violation | null;
}

/**
 * Runs twenty-four hours of a visible tab, with some matches, a new token every hour, and a socket that falls silent
 * once an hour. At each full hour, the laws check that everything due has happened, and the heap is measured after a
 * garbage collection.
 */
export async function runDay(): Promise<DayResult> {
  const collect = garbageCollector();
  const plan = dayPlan();
  const giveBack = seedProcess(plan.seed);
  const time = new SimulatedTime(plan.start);
  const journal = new Journal(() => time.now, false);
  const { error } = console;
  console.error = () => {
    // Lost connections are part of the plan, so their errors are not printed.
  };
  const samples: DaySample[] = [];
  let violation: Violation | null = null;
  try {
    const simulation = await Simulation.open(plan, time, journal);
    const laws = allLaws({
      simulation,
      broken: ({ number }: Law, what: string) => {
        violation ??= { law: number, at: time.now - plan.start, what };
      },
    });
    for (const law of laws) journal.attend(law);
    simulation.onOpened = (tab) => {
      for (const law of laws) law.tabOpened?.(tab);
    };
    const until = async (moment: number): Promise<void> => {
      while (time.now < moment && violation === null) {
        await time.runUntil(Math.min(moment, time.now + lookMs));
        for (const law of laws) law.look?.();
      }
    };

    await simulation.start();
    for (let now = 0; now <= 24 && violation === null; now += 1) {
      await until(Math.max(plan.start + now * hour, plan.start + 40 * second));
      for (const law of laws) law.settled?.();
      collect();
      samples.push({
        hour: now,
        heapKiB: Math.round(process.memoryUsage().heapUsed / 1024),
        timers: simulation.tabs[0]?.realm.timers ?? 0,
        requests: [...journal.requests.values()].reduce((sum, count) => sum + count, 0),
      });
    }
    simulation.stop();
    await time.runUntil(time.now + 20 * second);
    for (const law of laws) law.stopped?.();
    simulation.end();
    return { samples, violation };
  } finally {
    console.error = error;
    time.uninstall();
    giveBack();
  }
}

/** The plan of the day. It begins just after midnight in Oslo, so that it contains a whole match day. */
function dayPlan(): SimulationPlan {
  const random = createRandom('day');
  const matches = drawMatchDay(7, 30 * second).map((match, index) => spread(match, 2 + index * 2));
  const [first] = matches;
  if (first === undefined) throw new RangeError('A day without football');
  const { id, name } = first.home;
  return {
    seed: 7,
    start: Date.parse('2026-11-20T23:05:00.000Z'),
    lengthMs: 24 * hour,
    accessTokenSeconds: 3600,
    matches,
    browsers: [
      {
        user: {
          id: '651d2c4e-44fa-8ac3-a0eb-6359f64c76b1',
          follows: [{ kind: 'team', id: String(id), name, notifications: true }],
        },
        tabs: [{ visible: true, openMatch: null }],
      },
    ],
    // Places no incident in the last minutes of an hour, because its effects would last until the check at the full
    // hour.
    incidents: Array.from({ length: 24 }, (_, index) => ({
      kind: 'silence' as const,
      at: Math.round((index + random() * 0.9) * hour),
      browser: 0,
    })),
  };
}

/**
 * The event in a minute of a match: a goal every seven minutes, otherwise a red card every twenty minutes, and
 * otherwise a corner. So a match always has recent goals and cards when the engine clears its memory.
 */
function typeAt(played: number): string {
  if (played % 7 === 6) return 'GOAL';
  return played % 20 === 10 ? 'RED_CARD' : 'CORNER';
}

/** Moves a match to another time of day, and replaces its changes: a state and an event every minute for 95 minutes. */
function spread(match: MatchPlan, kickOffHour: number): MatchPlan {
  const kickOff = kickOffHour * hour;
  let home = 0;
  const changes = Array.from({ length: 95 }, (_, played): readonly (PlannedState | PlannedEvent)[] => {
    const at = kickOff + played * minute + (match.id % 1000);
    const type = typeAt(played);
    if (type === 'GOAL') home += 1;
    const score = { minute: Math.max(1, played), home, away: 0 };
    const status = played === 94 ? 'FINISHED' : 'IN_PLAY';
    const event = { id: `${match.id}-${played}`, occurredAt: at, type, side: 'home', person: null } as const;
    return [
      { kind: 'state', at, status, injuryTime: null, ...score },
      { kind: 'event', at: at + 500, ...event, ...score },
    ];
  });
  const before: PlannedState = {
    kind: 'state',
    at: -hour - (match.id % 1000),
    status: 'TIMED',
    minute: null,
    injuryTime: null,
    home: null,
    away: null,
  };
  return { ...match, kickOff, changes: [before, ...changes.flat()] };
}

/** Returns a function that collects all garbage at once, even if Node was started without `--expose-gc`. */
function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new TypeError('The garbage collector cannot be called');
  return () => {
    Reflect.apply(collect, undefined, []);
  };
}
