import type { MatchId, Side } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';
import type { LiveEventId } from './LiveEvent.ts';

interface NotificationFacts {
  /** The id of the event. */
  readonly id: LiveEventId;
  readonly matchId: MatchId;
  /** Null when no source names the teams. */
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
  /** Always false from the engine: a fantasy player's goal raises the goal banner instead (NOTIFY-23). */
  readonly isFantasy: boolean;
}

export interface RedCardNotification extends NotificationFacts {
  readonly type: 'RED';
  readonly teamSide: Side;
  readonly teamName: string | null;
  readonly player: string | null;
}

/** A goal or a red card that is announced to a spectator. */
export type Notification = GoalNotification | RedCardNotification;
