import type { Brand } from '../brand.ts';
import type { Side } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';

export type MatchEventId = Brand<string, 'MatchEventId'>;

interface EventFacts {
  /** Built from what happened, so that the same happening has the same id in every answer (REPORT-1). */
  readonly id: MatchEventId;
  /** Minute of play, 0 where no source tells it. */
  readonly minute: number;
  /** Minutes of added time, null outside it. */
  readonly extraTime: number | null;
  /** Whose event it is; of a goal, the side that it counts for. */
  readonly teamSide: Side;
  /** Who scored, was booked or went off; null where no source names them. */
  readonly playerName: string | null;
  /** Who assisted; of a substitution, who came on. */
  readonly assistName: string | null;
  readonly description: string | null;
  readonly occurredAtUtc: UtcInstant | null;
}

export interface GoalEvent extends EventFacts {
  readonly type: 'GOAL';
  readonly goal: 'regular' | 'own-goal' | 'penalty';
  /** True for a goal that the video referee has taken back: it is told, and does not count. */
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

/** Something that happened in a match, as the timeline tells it (part 2 §3). */
export type MatchEvent = GoalEvent | YellowCardEvent | RedCardEvent | SubstitutionEvent;
