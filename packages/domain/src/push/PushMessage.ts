import type { MatchId } from '../match/Match.ts';
import type { LiveEventId } from '../notification/LiveEvent.ts';
import type { GoalNotification, RedCardNotification } from '../notification/Notification.ts';
import type { UserId } from '../people/UserId.ts';
import type { UtcInstant } from '../time/instant.ts';

interface MatchPush {
  /** The address of the crest of the team that the message is about. */
  readonly crest: string | null;
}

export interface GoalPush extends MatchPush {
  readonly kind: 'goal';
  readonly notification: GoalNotification;
}

export interface RedCardPush extends MatchPush {
  readonly kind: 'red-card';
  readonly notification: RedCardNotification;
}

/** A goal that has been taken back. */
export interface TakenBackPush extends MatchPush {
  readonly kind: 'goal-taken-back';
  readonly id: LiveEventId;
  readonly matchId: MatchId;
  readonly homeTeam: string | null;
  readonly awayTeam: string | null;
  /** The score after the correction; null if the source does not give it. */
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly scorer: string | null;
  readonly occurredAt: UtcInstant;
}

/** A red card that has been taken back. */
export interface CardTakenBackPush extends MatchPush {
  readonly kind: 'red-card-taken-back';
  readonly id: LiveEventId;
  readonly matchId: MatchId;
  readonly homeTeam: string | null;
  readonly awayTeam: string | null;
  readonly player: string | null;
  readonly occurredAt: UtcInstant;
}

/** A message that a friend has written. */
export interface FriendMessagePush {
  readonly kind: 'message';
  readonly id: string;
  readonly senderId: UserId;
  readonly senderName: string | null;
  readonly text: string;
  readonly occurredAt: UtcInstant;
}

/** A friend request from another spectator. */
export interface InvitationPush {
  readonly kind: 'invitation';
  readonly id: string;
  readonly senderName: string | null;
  readonly occurredAt: UtcInstant;
}

/** A push message, which a device shows while the app is closed. */
export type PushMessage =
  | GoalPush
  | RedCardPush
  | TakenBackPush
  | CardTakenBackPush
  | FriendMessagePush
  | InvitationPush;
