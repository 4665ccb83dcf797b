import type { Side } from '@tribunen/domain';
import type { SeedFixture, SeedGoal, SeedResult } from '../../../seed/seedSchema.ts';
import type { Random } from '../createRandom.ts';
import { drawInteger } from '../drawInteger.ts';
import { shuffled } from '../shuffled.ts';
import { drawGoalMinutes } from './drawGoalMinutes.ts';
import { drawResult } from './drawResult.ts';
import { drawShootOut } from './drawShootOut.ts';
import type {
  MatchScript,
  Period,
  PeriodName,
  ScriptedGoal,
  ScriptedShootOutKick,
  ScriptEvent,
} from './MatchScript.ts';
import { periodClock, regularSeconds } from './periodClock.ts';

/** Minutes of added time, least and most, where no goal asks for more. */
const addedMinutes: Readonly<Record<Exclude<PeriodName, 'shoot-out'>, readonly [number, number]>> = {
  'first-half': [1, 4],
  'second-half': [3, 7],
  'extra-time-first-half': [0, 2],
  'extra-time-second-half': [1, 3],
};
const secondsBetweenKicks = 45;

/**
 * The match that a fixture becomes. The result is the real one where the data has it, and so are the goals of the World Cup (minute
 * and scorer); the rest is drawn: seconds, minutes of league goals, added time, the single kicks of a shoot-out.
 *
 * @example
 * writeScript(fixture, createRandom(seed, 'script', matchId)).events.length;
 */
export function writeScript(fixture: SeedFixture, random: Random): MatchScript {
  const result = fixture.result ?? drawResult(random);
  const goals = (fixture.goals?.map((goal) => knownGoal(goal, random)) ?? inventGoals(result, random)).toSorted(
    (a, b) => periodClock[a.period].firstMinute - periodClock[b.period].firstMinute || a.second - b.second,
  );
  const played: readonly Exclude<PeriodName, 'shoot-out'>[] =
    result.afterExtraTime === undefined
      ? ['first-half', 'second-half']
      : ['first-half', 'second-half', 'extra-time-first-half', 'extra-time-second-half'];
  const periods = played.map((name): Period => ({ name, seconds: drawSeconds(name, goals, random) }));
  const kicks = result.penalties === undefined ? [] : inventKicks(result.penalties, random);
  const events: readonly ScriptEvent[] = [...goals, ...kicks];
  if (kicks.length === 0) return { periods, events };
  return { periods: [...periods, { name: 'shoot-out', seconds: (kicks.length + 1) * secondsBetweenKicks }], events };
}

function knownGoal({ side, kind, scorer, minute, added = 0 }: SeedGoal, random: Random): ScriptedGoal {
  const period = periodOf(minute);
  const minutesBefore = minute - periodClock[period].firstMinute + added;
  return { type: 'goal', kind, side, scorer, period, second: secondWithin(minutesBefore, random) };
}

function periodOf(minute: number): PeriodName {
  if (minute <= 45) return 'first-half';
  if (minute <= 90) return 'second-half';
  return minute <= 105 ? 'extra-time-first-half' : 'extra-time-second-half';
}

function inventGoals({ halfTime, fullTime }: SeedResult, random: Random): readonly ScriptedGoal[] {
  const [homeEarly, awayEarly] = halfTime;
  const [home, away] = fullTime;
  return [
    ...inventGoalsOf('first-half', homeEarly, awayEarly, random),
    ...inventGoalsOf('second-half', home - homeEarly, away - awayEarly, random),
  ];
}

function inventGoalsOf(
  period: 'first-half' | 'second-half',
  home: number,
  away: number,
  random: Random,
): readonly ScriptedGoal[] {
  const sides: readonly Side[] = [...Array<Side>(home).fill('home'), ...Array<Side>(away).fill('away')];
  const minutes = drawGoalMinutes(period, sides.length, random);
  return shuffled(sides, random).map((side, index): ScriptedGoal => {
    const minutesBefore = (minutes[index] ?? 1) - 1;
    return {
      type: 'goal',
      kind: drawKind(random),
      side,
      scorer: null,
      period,
      second: secondWithin(minutesBefore, random),
    };
  });
}

function drawKind(random: Random): SeedGoal['kind'] {
  const ticket = random();
  if (ticket < 0.04) return 'OWN_GOAL';
  return ticket < 0.12 ? 'PENALTY' : 'GOAL';
}

function inventKicks([home, away]: readonly [number, number], random: Random): readonly ScriptedShootOutKick[] {
  return drawShootOut({ home, away }, random).map((kick, index): ScriptedShootOutKick => {
    return { type: 'shoot-out-kick', period: 'shoot-out', second: (index + 1) * secondsBetweenKicks, ...kick };
  });
}

function secondWithin(minutesBefore: number, random: Random): number {
  return minutesBefore * 60 + drawInteger(0, 59, random);
}

/** A goal in added time is never the last second of it: the kick-off after it is taken. */
function drawSeconds(name: Exclude<PeriodName, 'shoot-out'>, goals: readonly ScriptedGoal[], random: Random): number {
  const [least, most] = addedMinutes[name];
  const drawn = regularSeconds(name) + drawInteger(least, most, random) * 60 + drawInteger(0, 59, random);
  const lastGoal = goals.findLast((goal) => goal.period === name);
  return Math.max(drawn, (lastGoal?.second ?? 0) + 60);
}
