import type { Side } from '../match/Match.ts';

/** A kind of event that shifts the momentum of a match. */
export type PressureKind =
  | 'goal'
  | 'penalty-won'
  | 'shot-on-target'
  | 'shot-off-target'
  | 'shot-blocked'
  | 'corner'
  | 'free-kick'
  | 'attack'
  | 'foul'
  | 'yellow-card'
  | 'red-card';

/** An event that shifts the momentum towards the side that did it, or against it. */
export interface PressureEvent {
  readonly side: Side;
  readonly kind: PressureKind;
  /** Minute of play, added time included; may be fractional. */
  readonly minute: number;
  /**
   * The place, as a share of the way from the side's own goal line (0) to the opponent's (1); null when it is not
   * known.
   */
  readonly place: number | null;
}

/** The weight of an event at the place where it counts most. Events that help the opponent are negative. */
const WEIGHTS: Readonly<Record<PressureKind, number>> = {
  goal: 1,
  'penalty-won': 0.8,
  'shot-on-target': 0.5,
  'shot-off-target': 0.3,
  'shot-blocked': 0.3,
  corner: 0.25,
  'free-kick': 0.15,
  attack: 0.1,
  foul: -0.05,
  'yellow-card': -0.1,
  'red-card': -0.9,
};
const HALF_LIFE_MINUTES = 6;
/** The share of its weight that an event keeps at the side's own goal line. */
const LEAST_SHARE = 0.4;
/** Kinds that count the same wherever they happen. */
const PLACELESS: ReadonlySet<PressureKind> = new Set(['goal', 'penalty-won', 'yellow-card', 'red-card']);

/**
 * Which side has the momentum at a minute, from −1 (all away) to 1 (all home), 0 for neither (REPORT-23).
 *
 * The model: every event up to the minute counts for its side with the weight of its kind, from 40 % of it at its own
 * goal line to all of it at the opponent's (place 0.5 when it is not known; goals, penalties and cards always count in
 * full), halved every six minutes. The sum goes through the hyperbolic tangent, which keeps it within its bounds and
 * treats the two sides alike.
 */
export function momentumAt(events: readonly PressureEvent[], minute: number): number {
  const sum = events
    .filter((event) => event.minute <= minute)
    .reduce((total, event) => total + weightOf(event) * 0.5 ** ((minute - event.minute) / HALF_LIFE_MINUTES), 0);
  return Math.tanh(sum);
}

/**
 * The momentum of every whole minute from kick-off to the last; empty when there is no last minute (REPORT-23).
 *
 * @param lastMinute in the minutes of the events; the curve has one point more
 */
export function momentumCurve(events: readonly PressureEvent[], lastMinute: number): number[] {
  if (!Number.isFinite(lastMinute)) return [];
  return Array.from({ length: lastMinute + 1 }, (_, minute) => momentumAt(events, minute));
}

function weightOf({ side, kind, place }: PressureEvent): number {
  const share = PLACELESS.has(kind) ? 1 : LEAST_SHARE + (1 - LEAST_SHARE) * Math.min(Math.max(place ?? 0.5, 0), 1);
  return (side === 'home' ? 1 : -1) * WEIGHTS[kind] * share;
}
