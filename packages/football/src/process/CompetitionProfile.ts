import type { PeriodName } from '../script/MatchScript.ts';

/** The character of a competition's football, beyond the strength of its teams. */
export interface CompetitionProfile {
  /**
   * Goals that an average home side and an average away side score in ninety minutes, before `caution` reduces them.
   */
  readonly goals: { readonly home: number; readonly away: number };
  /**
   * Goals in a minute relative to the average minute, by quarters of an hour; the last quarter of a half includes added
   * time.
   */
  readonly quarters: Readonly<Record<'first-half' | 'second-half', readonly [number, number, number]>>;
  /** The share of both attacks that remains in the last half hour of a level match: the lower, the more draws. */
  readonly caution: number;
}

/** Goals in a minute of extra time, relative to the average minute: the players are tired and take no risks. */
const extraTime = 0.75;
const quarterSeconds = 15 * 60;

/**
 * Fitted by `tests/bench/simulator/fitProfiles.ts` to the open data of packages/football/seed/data: the quarters to the
 * 308 goals of the World Cup 2026 within each half, the other constants to each competition's own results.
 */
const profiles: Readonly<Record<string, CompetitionProfile>> = {
  WC: {
    goals: { home: 1.699, away: 1.228 },
    quarters: { 'first-half': [0.788, 0.656, 0.916], 'second-half': [1.055, 0.963, 1.268] },
    caution: 0.701,
  },
  TIP: {
    goals: { home: 1.478, away: 1.302 },
    quarters: { 'first-half': [0.837, 0.679, 0.95], 'second-half': [1.077, 0.906, 1.205] },
    caution: 0.902,
  },
  PL: {
    goals: { home: 1.498, away: 1.251 },
    quarters: { 'first-half': [0.844, 0.697, 0.969], 'second-half': [1.026, 0.905, 1.206] },
    caution: 0.851,
  },
};

/** The leagues that have no results to fit a profile to, each with the competition whose profile it uses. */
const playedLike: Readonly<Record<string, string>> = { OBL: 'TIP', TOP: 'TIP' };

/**
 * The profile of a competition.
 *
 * @throws {Error} for a competition that the seed does not have
 */
export function profileOf(code: string): CompetitionProfile {
  const profile = profiles[playedLike[code] ?? code];
  if (profile === undefined) throw new Error(`No profile for the competition ${code}`);
  return profile;
}

/**
 * How often goals fall at a moment of a match, as a multiple of the average over the match: 1 is the average.
 *
 * @param second seconds of play since the period began
 */
export function tempoAt({ quarters }: CompetitionProfile, period: PeriodName, second: number): number {
  if (period !== 'first-half' && period !== 'second-half') return extraTime;
  const [first, middle, last] = quarters[period];
  if (second < quarterSeconds) return first;
  return second < 2 * quarterSeconds ? middle : last;
}
