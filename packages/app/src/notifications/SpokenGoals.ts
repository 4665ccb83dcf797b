import { epochMs, isMissed, type Notification, type UtcInstant } from '@tribunen/domain';
import type { Announcer } from './Announcer.ts';
import type { GoalBanner } from './GoalBannerBoard.ts';

interface SpokenGoalsParts {
  readonly announcer: Pick<Announcer, 'hasCardOf'>;
  readonly clock: { now(): UtcInstant };
}

/** A goal that a goal banner has read aloud. */
interface Said {
  readonly goal: GoalBanner;
  readonly at: UtcInstant;
}

/**
 * Each goal is read aloud once, although two places tell of it: by its flip card in whatever tab, or by the goal banner where there was no
 * card in time. A goal that is taken back and made again is another: what is past two minutes counts no more.
 *
 * @example
 * spoken.claim(goal); // true: the goal banner reads it
 * spoken.isSaid(notification); // true: its card, which comes later, does not
 */
export class SpokenGoals {
  readonly #parts: SpokenGoalsParts;
  #said: readonly Said[] = [];

  constructor(parts: SpokenGoalsParts) {
    this.#parts = parts;
  }

  /** Whether the goal banner is to read it, and so does. */
  claim(goal: GoalBanner): boolean {
    if (this.#parts.announcer.hasCardOf((notification) => isOf(notification, goal))) return false;
    this.#said = [...this.#recent(), { goal, at: this.#parts.clock.now() }];
    return true;
  }

  /** Whether a goal banner has read of this already. */
  isSaid(notification: Notification): boolean {
    return this.#recent().some(({ goal }) => isOf(notification, goal));
  }

  #recent(): readonly Said[] {
    const now = this.#parts.clock.now();
    return this.#said.filter(({ at }) => !isMissed({ occurredAt: at }, now) && epochMs(at) <= epochMs(now));
  }
}

/** A goal without a score may be any of its match. */
function isOf(notification: Notification, { match, homeScore, awayScore }: GoalBanner): boolean {
  if (notification.type !== 'GOAL' || notification.matchId !== match.id) return false;
  const isScoreTold = notification.homeScore + notification.awayScore > 0;
  return !isScoreTold || (notification.homeScore === homeScore && notification.awayScore === awayScore);
}
