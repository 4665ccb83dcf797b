import type { Season } from '../../../mocks/seed/loadSeed.ts';
import { createRandom } from '../../../mocks/src/feed/createRandom.ts';
import { type CompetitionProfile, profileOf } from '../../../mocks/src/feed/process/CompetitionProfile.ts';
import type { MatchScript } from '../../../mocks/src/feed/script/MatchScript.ts';
import { clockAt, regularSeconds } from '../../../mocks/src/feed/script/periodClock.ts';
import { writeScript } from '../../../mocks/src/feed/script/writeScript.ts';

/** Figures of many matches, each the mean of a match where nothing else is said. */
export interface Figures {
  /** Shoot-outs left out. */
  readonly goals: number;
  /** Share of the matches level after ninety minutes. */
  readonly draws: number;
  /** Share of the goals that came before half-time. */
  readonly firstHalf: number;
  /** Share of the goals that the home side scored. */
  readonly home: number;
  /** Shares of the goals by quarters of an hour: 1–15 … 76–90 with added time, 91–105, 106–120. */
  readonly quarters: readonly number[];
  readonly yellowCards: number;
  readonly cards: number;
  readonly substitutions: number;
  /** Seconds added to ninety minutes. */
  readonly added: number;
  readonly shots: number;
  readonly fouls: number;
  readonly cancelled: number;
}

/** Plays the fixtures of a season freely, over and over, until there are so many matches. */
export function playMany(
  season: Season,
  matches: number,
  seed: number,
  profile: CompetitionProfile = profileOf(season.competition.code),
): readonly MatchScript[] {
  const { code } = season.competition;
  return Array.from({ length: matches }, (_, index) => {
    const fixture = season.fixtures[index % season.fixtures.length];
    if (fixture === undefined) throw new RangeError(`${code} has no fixtures`);
    return writeScript(season, fixture, 'free', createRandom(seed, 'statistics', code, index), profile);
  }).filter(({ abandoned }) => !abandoned);
}

/** What the open data says of its own results; cards and the like it does not have. */
export function figuresOfData({ fixtures }: Season): Pick<Figures, 'goals' | 'draws' | 'firstHalf' | 'home'> {
  const results = fixtures.flatMap(({ result }) => (result === undefined ? [] : [result]));
  const sum = (pick: (result: (typeof results)[number]) => number): number =>
    results.reduce((total, result) => total + pick(result), 0);
  const final = (result: (typeof results)[number]): readonly [number, number] =>
    result.afterExtraTime ?? result.fullTime;
  const goals = sum((result) => final(result)[0] + final(result)[1]);
  return {
    goals: goals / results.length,
    draws: sum(({ fullTime }) => Number(fullTime[0] === fullTime[1])) / results.length,
    firstHalf: sum(({ halfTime }) => halfTime[0] + halfTime[1]) / goals,
    home: sum((result) => final(result)[0]) / goals,
  };
}

/** Shares of the open data's goals by quarters of an hour, as in `Figures`. */
export function quartersOfData({ fixtures }: Season): readonly number[] {
  const minutes = fixtures.flatMap(({ goals = [] }) => goals.map(({ minute }) => minute));
  return Array.from({ length: 8 }, (_, quarter) => {
    return minutes.filter((minute) => Math.floor((minute - 1) / 15) === quarter).length / minutes.length;
  });
}

/** The same of simulated matches, and what is counted beside goals. */
export function figuresOf(scripts: readonly MatchScript[]): Figures {
  const mean = (count: (script: MatchScript) => number): number =>
    scripts.reduce((total, script) => total + count(script), 0) / scripts.length;
  const standing = scripts.flatMap(goalsOf);
  const share = (test: (goal: (typeof standing)[number]) => boolean): number =>
    standing.filter(test).length / standing.length;
  return {
    goals: standing.length / scripts.length,
    draws: mean((script) => {
      const early = goalsOf(script).filter(({ minute }) => minute <= 90);
      return Number(early.filter(({ side }) => side === 'home').length * 2 === early.length);
    }),
    firstHalf: share(({ minute }) => minute <= 45),
    home: share(({ side }) => side === 'home'),
    quarters: Array.from({ length: 8 }, (_, quarter) =>
      share(({ minute }) => Math.floor((minute - 1) / 15) === quarter),
    ),
    yellowCards: mean(
      ({ events }) => events.filter((each) => each.type === 'booking' && each.card === 'YELLOW').length,
    ),
    cards: mean(({ events }) => events.filter((each) => each.type === 'booking').length),
    substitutions: mean(({ events }) => events.filter((each) => each.type === 'substitution').length),
    added: mean(({ periods }) =>
      periods.slice(0, 2).reduce((total, { name, seconds }) => total + seconds - regularSeconds(name), 0),
    ),
    shots: mean(({ events }) => events.filter((each) => each.type === 'shot' || each.type === 'goal').length),
    fouls: mean(({ events }) => events.filter((each) => each.type === 'foul').length),
    cancelled: mean(({ events }) => events.filter((each) => each.type === 'goal-cancelled').length),
  };
}

/** Goals that stand. */
function goalsOf({ events }: MatchScript): readonly { readonly side: 'home' | 'away'; readonly minute: number }[] {
  const goals: { readonly side: 'home' | 'away'; readonly minute: number }[] = [];
  for (const event of events) {
    if (event.type === 'goal') goals.push({ side: event.side, minute: clockAt(event.period, event.second).minute });
    if (event.type === 'goal-cancelled')
      goals.splice(
        goals.findLastIndex(({ side }) => side === event.side),
        1,
      );
  }
  return goals;
}
