import type { Brand } from '../brand.ts';
import type { Side } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';

export type MatchEventId = Brand<string, 'MatchEventId'>;

interface EventFacts {
  /** Built from the event's content, so that the same event has the same id in every answer (REPORT-1). */
  readonly id: MatchEventId;
  /** Minute of play, 0 when no source has it. */
  readonly minute: number;
  /** Minutes of added time, null outside it. */
  readonly extraTime: number | null;
  /** The side whose event it is; for a goal, the side that it counts for. */
  readonly teamSide: Side;
  /** The player who scored, was booked or went off; null when no source names one. */
  readonly playerName: string | null;
  /** The player who assisted or, in a substitution, came on. */
  readonly assistName: string | null;
  /** The provider's ids of both players; absent where it gives none. */
  readonly playerId?: string;
  readonly assistId?: string;
  /** The shirt numbers of both players; absent where the source gives none. */
  readonly playerNumber?: number;
  readonly assistNumber?: number;
  readonly description: string | null;
  readonly occurredAtUtc: UtcInstant | null;
}

export interface GoalEvent extends EventFacts {
  readonly type: 'GOAL';
  readonly goal: 'regular' | 'own-goal' | 'penalty';
  /** True for a goal that the video referee has taken back: it stays on the timeline and does not count. */
  readonly cancelled: boolean;
}
export interface YellowCardEvent extends EventFacts {
  readonly type: 'YELLOW_CARD';
}
export interface RedCardEvent extends EventFacts {
  readonly type: 'RED_CARD';
  readonly secondYellow: boolean;
}
export interface SubstitutionEvent extends EventFacts {
  readonly type: 'SUBSTITUTION';
}

/** Something that happened in a match, as the timeline shows it. */
export type MatchEvent = GoalEvent | YellowCardEvent | RedCardEvent | SubstitutionEvent;
