import type { MatchId, Side } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';
import type { LiveEventId } from './LiveEvent.ts';

interface NotificationFacts {
  /** The event that it tells of. */
  readonly id: LiveEventId;
  readonly matchId: MatchId;
  /** Null where no source names them. */
  readonly homeTeam: string | null;
  readonly awayTeam: string | null;
  readonly minute: number | null;
  readonly occurredAt: UtcInstant;
}

export interface GoalNotification extends NotificationFacts {
  readonly type: 'GOAL';
  readonly homeScore: number;
  readonly awayScore: number;
  readonly scoringSide: Side;
  readonly scorer: string | null;
  /** False for those of the engine; a fantasy player's goal raises the goal banner (NOTIFY-23). */
  readonly isFantasy: boolean;
}

export interface RedCardNotification extends NotificationFacts {
  readonly type: 'RED';
  readonly teamSide: Side;
  readonly teamName: string | null;
  readonly player: string | null;
}

/** What a banner tells (part 1 §3). */
export type Notification = GoalNotification | RedCardNotification;
