import type { ScoreLine, Side } from '../match/Match.ts';
import type { LiveEventId } from '../notification/LiveEvent.ts';
import type { UtcInstant } from '../time/instant.ts';
import type { FeedPerson, GoalKind, MatchClock } from './MatchSnapshot.ts';

interface FeedEventFacts {
  /**
   * The key of the row. It is built from the event's first known facts and never changes, whatever facts are added
   * later.
   */
  readonly id: LiveEventId;
  readonly side: Side;
  readonly clock: MatchClock | null;
  /** When the feed learnt of the event. Later events have later times, so that no cursor passes over an event. */
  readonly occurredAt: UtcInstant;
  /** Whether the event's play was broken off and the match planned again; absent means not. */
  readonly isAbandoned?: boolean;
}

/** The facts about a goal that a provider gives beyond the score. */
export interface GoalDetail {
  readonly kind: GoalKind;
  readonly scorer: FeedPerson | null;
  readonly assist: FeedPerson | null;
}

export interface FeedGoal extends FeedEventFacts {
  readonly type: 'GOAL';
  /** Null while only the score shows the goal; the clock is then the snapshot's. */
  readonly detail: GoalDetail | null;
  /** After the goal, without a shoot-out. */
  readonly score: ScoreLine;
}

/** A goal that has been taken back. */
export interface FeedGoalCorrection extends FeedEventFacts {
  readonly type: 'GOAL_CANCELLED';
  readonly goalId: LiveEventId;
  readonly scorer: FeedPerson | null;
  /** After the correction. */
  readonly score: ScoreLine;
}

export interface FeedYellowCard extends FeedEventFacts {
  readonly type: 'YELLOW_CARD';
  readonly player: FeedPerson | null;
}

export interface FeedRedCard extends FeedEventFacts {
  readonly type: 'RED_CARD';
  readonly secondYellow: boolean;
  readonly player: FeedPerson | null;
}

/** A card that has been taken back. */
export interface FeedCardCorrection extends FeedEventFacts {
  readonly type: 'CARD_CANCELLED';
  readonly cardId: LiveEventId;
  readonly card: 'yellow' | 'red';
  readonly player: FeedPerson | null;
}

export interface FeedSubstitution extends FeedEventFacts {
  readonly type: 'SUBSTITUTION';
  readonly off: FeedPerson | null;
  readonly on: FeedPerson | null;
}

export type FeedCard = FeedYellowCard | FeedRedCard;

/** An event as the feed writes it: a row of `live_events_new`. */
export type FeedEvent = FeedGoal | FeedGoalCorrection | FeedCard | FeedCardCorrection | FeedSubstitution;
