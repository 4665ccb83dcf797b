import type { Side } from '../match/Match.ts';
import type { ShotOutcome } from './PitchEvent.ts';
import type { PitchPoint } from './PitchPoint.ts';

/** A player whom a camera saw at the moment of an event. */
export interface FramedPlayer {
  readonly at: PitchPoint;
  readonly isTeammate: boolean;
  readonly isKeeper: boolean;
}

interface Recorded {
  readonly side: Side;
  /** Null when the source names nobody. */
  readonly player: string | null;
  /** 1 and 2 are the halves, 3 and 4 those of extra time, 5 is the shoot-out. */
  readonly period: number;
  /** Since the period began. */
  readonly second: number;
  /** The places of the players, as the acting team sees them; null when the source does not have them. */
  readonly frame: readonly FramedPlayer[] | null;
}

/** Each team attacks the goal at x = 0 in both halves. */
export type RecordedEvent = Recorded &
  (
    | {
        readonly kind: 'pass';
        readonly from: PitchPoint;
        readonly to: PitchPoint;
        readonly completed: boolean;
        readonly receiver: string | null;
      }
    | {
        readonly kind: 'shot';
        readonly from: PitchPoint;
        readonly to: PitchPoint;
        readonly outcome: ShotOutcome;
        readonly header: boolean;
        readonly penalty: boolean;
        /** Metres above the grass where it ended; null when the source does not have it. */
        readonly height: number | null;
      }
    | { readonly kind: 'run'; readonly from: PitchPoint; readonly to: PitchPoint }
    | { readonly kind: 'duel'; readonly at: PitchPoint; readonly won: boolean }
  );

/** A match as a source recorded it, event by event, whatever the file's format (EVENTS-1). */
export interface RecordedMatch {
  readonly teams: Readonly<Record<Side, { readonly id: string; readonly name: string }>>;
  /** In the source's order. */
  readonly events: readonly RecordedEvent[];
}
