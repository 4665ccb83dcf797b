import type { Random } from '../createRandom.ts';
import { drawInteger } from '../drawInteger.ts';
import { drawWeighted } from '../drawWeighted.ts';
import type { PeriodName } from '../script/MatchScript.ts';

/** Substitutions of one or more players that a coach plans for one moment. */
export interface PlannedSubstitution {
  readonly period: PeriodName;
  /** Seconds of play since the period began. */
  readonly second: number;
  readonly players: number;
}

/**
 * Five substitutions in ninety minutes, on three occasions and at half-time; one more in extra time (Laws of the Game,
 * law 3).
 */
export const substitutionLimit = { regular: 5, extraTime: 1 } as const;

/**
 * How many of the five substitutions coaches use, and in what percentage of matches. The average is 4.5;
 * docs/decisions/013 gives the source.
 */
const uses = [
  { players: 5, share: 66 },
  { players: 4, share: 22 },
  { players: 3, share: 9 },
  { players: 2, share: 3 },
] as const;
const occasions = 3;
const atHalfTime = 0.28;
const inExtraTime = 0.7;

/** The substitutions that a coach plans before the match. */
export function drawSubstitutions(random: Random): readonly PlannedSubstitution[] {
  const { players } = drawWeighted(uses, ({ share }) => share, random);
  const early = random() < atHalfTime ? drawInteger(1, 2, random) : 0;
  const seconds = Array.from({ length: occasions }, () => drawInteger(10 * 60, 43 * 60, random)).toSorted(
    (a, b) => a - b,
  );
  const chosen = Array.from({ length: players - early }, () => drawInteger(0, occasions - 1, random));
  const late = seconds.map((second, occasion): PlannedSubstitution => {
    return { period: 'second-half', second, players: chosen.filter((each) => each === occasion).length };
  });
  const extra: PlannedSubstitution = {
    period: 'extra-time-first-half',
    second: drawInteger(0, 14 * 60, random),
    players: random() < inExtraTime ? substitutionLimit.extraTime : 0,
  };
  return [{ period: 'second-half' as const, second: 0, players: early }, ...late, extra].filter(
    (each) => each.players > 0,
  );
}
