import { type BannerGoal, epochMs, isMissed, type Notification, type UtcInstant } from '@tribunen/domain';
import type { Announcer } from '../Announcer.ts';

interface ReadAloudGoalsParts {
  readonly announcer: Pick<Announcer, 'hasCardOf'>;
  readonly clock: { now(): UtcInstant };
}

/** A goal that the goal banner has read aloud. */
interface Reading {
  readonly goal: BannerGoal;
  readonly at: UtcInstant;
}

/**
 * Makes each goal be read aloud once, although two places show it: by its flip card in any tab, or by the goal banner
 * if no card appeared in time. After two minutes the same score is another goal, because the first one was cancelled.
 */
export class ReadAloudGoals {
  readonly #parts: ReadAloudGoalsParts;
  #readings: readonly Reading[] = [];

  constructor(parts: ReadAloudGoalsParts) {
    this.#parts = parts;
  }

  /** Whether the goal banner should read a goal aloud now; false if a card does, or the banner already has. */
  claim(goal: BannerGoal): boolean {
    const recent = this.#recent();
    if (recent.some((reading) => reading.goal.id === goal.id)) return false;
    if (this.#parts.announcer.hasCardOf((notification) => isOf(notification, goal))) return false;
    this.#readings = [...recent, { goal, at: this.#parts.clock.now() }];
    return true;
  }

  /** Whether the goal banner has read the goal of a notification aloud. */
  isRead(notification: Notification): boolean {
    return this.#recent().some(({ goal }) => isOf(notification, goal));
  }

  #recent(): readonly Reading[] {
    const now = this.#parts.clock.now();
    return this.#readings.filter(({ at }) => !isMissed({ occurredAt: at }, now) && epochMs(at) <= epochMs(now));
  }
}

/** A notification without a score may be of any goal of its match. */
function isOf(notification: Notification, { match, homeScore, awayScore }: BannerGoal): boolean {
  if (notification.type !== 'GOAL' || notification.matchId !== match.id) return false;
  const hasScore = notification.homeScore + notification.awayScore > 0;
  return !hasScore || (notification.homeScore === homeScore && notification.awayScore === awayScore);
}
