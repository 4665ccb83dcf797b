import type { Side } from '@tribunen/domain';
import type { Season } from '../../seed/loadSeed.ts';
import type { SquadPlayer } from '../../seed/SquadPlayer.ts';
import type { SeedFixture, SeedGoal, SeedResult } from '../../seed/seedSchema.ts';
import type { Random } from '../createRandom.ts';
import { drawInteger } from '../drawInteger.ts';
import { type CompetitionProfile, profileOf } from '../process/CompetitionProfile.ts';
import { expectedGoals } from '../process/expectedGoals.ts';
import { type KnownCourse, type KnownGoal, MatchPlay } from '../process/MatchPlay.ts';
import { shuffled } from '../shuffled.ts';
import { drawGoalMinutes } from './drawGoalMinutes.ts';
import type { MatchScript, PeriodName } from './MatchScript.ts';
import { periodClock } from './periodClock.ts';

/** Whether a match ends like the real match, or as chance plays it. */
export type Course = 'real' | 'free';

/**
 * The script of a fixture's match. Played freely, chance decides everything. On its real course the match has its real
 * result if the data has it, and a match of the World Cup has its real goals (minute and scorer); everything else
 * happens around them.
 */
export function writeScript(
  season: Season,
  fixture: SeedFixture,
  course: Course,
  random: Random,
  profile: CompetitionProfile = profileOf(season.competition.code),
): MatchScript {
  const squads = { home: squadOf(season, fixture.home), away: squadOf(season, fixture.away) };
  const setting = {
    profile,
    expected: expectedGoals(season, fixture, profile),
    squads,
    isKnockOut: fixture.stage !== 'REGULAR_SEASON' && fixture.stage !== 'GROUP_STAGE',
    known: course === 'real' && fixture.result !== undefined ? courseOf(fixture, fixture.result, squads, random) : null,
  };
  return new MatchPlay(setting, random).play();
}

function squadOf({ competition, squads }: Season, team: number): readonly SquadPlayer[] {
  const squad = squads.get(team);
  if (squad === undefined) throw new Error(`${competition.code} has no squad for team ${team}`);
  return squad;
}

function courseOf(
  fixture: SeedFixture,
  result: SeedResult,
  squads: Readonly<Record<Side, readonly SquadPlayer[]>>,
  random: Random,
): KnownCourse {
  const goals = fixture.goals?.map((goal) => knownGoal(goal, squads, random)) ?? inventGoals(result, random);
  const [home, away] = result.penalties ?? [0, 0];
  return {
    goals: goals.toSorted(
      (a, b) => periodClock[a.period].firstMinute - periodClock[b.period].firstMinute || a.second - b.second,
    ),
    extraTime: result.afterExtraTime !== undefined,
    penalties: result.penalties === undefined ? null : { home, away },
  };
}

function knownGoal(
  { side, kind, scorer, minute, added = 0 }: SeedGoal,
  squads: Readonly<Record<Side, readonly SquadPlayer[]>>,
  random: Random,
): KnownGoal {
  const period = periodOf(minute);
  const minutesBefore = minute - periodClock[period].firstMinute + added;
  const isHome = (side === 'home') !== (kind === 'OWN_GOAL');
  const player = squads[isHome ? 'home' : 'away'].find(({ name }) => name === scorer);
  if (player === undefined) throw new Error(`The squad has no «${scorer}»`);
  return { kind, side, scorer: player, period, second: secondWithin(minutesBefore, random) };
}

function periodOf(minute: number): PeriodName {
  if (minute <= 45) return 'first-half';
  if (minute <= 90) return 'second-half';
  return minute <= 105 ? 'extra-time-first-half' : 'extra-time-second-half';
}

function inventGoals({ halfTime, fullTime }: SeedResult, random: Random): readonly KnownGoal[] {
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
): readonly KnownGoal[] {
  const scoring: readonly Side[] = [...Array<Side>(home).fill('home'), ...Array<Side>(away).fill('away')];
  const minutes = drawGoalMinutes(period, scoring.length, random);
  return shuffled(scoring, random).map((side, index): KnownGoal => {
    const minutesBefore = (minutes[index] ?? 1) - 1;
    return { kind: drawKind(random), side, scorer: null, period, second: secondWithin(minutesBefore, random) };
  });
}

function drawKind(random: Random): SeedGoal['kind'] {
  const ticket = random();
  if (ticket < 0.045) return 'OWN_GOAL';
  return ticket < 0.097 ? 'PENALTY' : 'GOAL';
}

function secondWithin(minutesBefore: number, random: Random): number {
  return minutesBefore * 60 + drawInteger(0, 59, random);
}
