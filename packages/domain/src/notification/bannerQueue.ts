import { epochMs, type UtcInstant } from '../time/instant.ts';
import { bannerPhase } from './bannerPhase.ts';
import { isMissed } from './isMissed.ts';
import type { LiveEventId } from './LiveEvent.ts';
import type { Notification } from './Notification.ts';

/** The banner that is up and those that wait for it, the oldest first. */
export interface BannerQueue {
  readonly shown: { readonly notification: Notification; readonly since: UtcInstant } | null;
  readonly waiting: readonly Notification[];
  /** What was shown in another way, whether it has come here yet or not. */
  readonly withdrawn: readonly LiveEventId[];
}

export const EMPTY_BANNER_QUEUE: BannerQueue = { shown: null, waiting: [], withdrawn: [] };

/**
 * The queue with a notification at its end; one that is in it already, or was withdrawn, is not added (NOTIFY-18, NOTIFY-20).
 *
 * @example
 * enqueueBanner(EMPTY_BANNER_QUEUE, { id: 'e1' }).waiting.length; // 1
 * enqueueBanner(enqueueBanner(EMPTY_BANNER_QUEUE, { id: 'e1' }), { id: 'e1' }).waiting.length; // 1
 */
export function enqueueBanner(queue: BannerQueue, notification: Notification): BannerQueue {
  const { id } = notification;
  const known = queue.shown?.notification.id === id || isWaiting(queue, id) || queue.withdrawn.includes(id);
  return known ? queue : { ...queue, waiting: [...queue.waiting, notification] };
}

/**
 * The queue at a moment: a banner that is done is gone, and where none is up the oldest that waits comes up. The same queue where
 * nothing changes (NOTIFY-19).
 *
 * @example
 * const queue = enqueueBanner(EMPTY_BANNER_QUEUE, { id: 'e1' });
 * const up = advanceBanners(queue, '2026-11-21T12:00:00.000Z');
 * up.shown.notification.id; // 'e1'
 * advanceBanners(up, '2026-11-21T12:00:06.500Z').shown; // null
 */
export function advanceBanners(queue: BannerQueue, now: UtcInstant): BannerQueue {
  const { shown, waiting, withdrawn } = queue;
  if (shown !== null && bannerPhase(epochMs(now) - epochMs(shown.since)) !== 'done') return queue;
  const [next, ...rest] = waiting;
  if (next === undefined) return shown === null ? queue : { ...queue, shown: null };
  return { shown: { notification: next, since: now }, waiting: rest, withdrawn };
}

/**
 * The queue without a notification, because it was shown in another way, as a web notification is: it waits no longer, and if it is
 * yet to come it is not added (NOTIFY-20).
 *
 * @example
 * withdrawBanner(enqueueBanner(EMPTY_BANNER_QUEUE, { id: 'e1' }), 'e1').waiting; // []
 */
export function withdrawBanner(queue: BannerQueue, id: LiveEventId): BannerQueue {
  if (queue.withdrawn.includes(id)) return queue;
  const waiting = queue.waiting.filter((notification) => notification.id !== id);
  return { ...queue, waiting, withdrawn: [...queue.withdrawn, id] };
}

/** What fell while nobody looked, told on one card. */
export interface GatheredBanner {
  readonly goals: number;
  readonly redCards: number;
  readonly notifications: readonly Notification[];
}

/**
 * The queue after an absence: what waits and is at most two minutes old still comes in turn, what is older is gathered on one card;
 * null where nothing is (NOTIFY-21).
 *
 * @example
 * const queue = enqueueBanner(EMPTY_BANNER_QUEUE, { id: 'e1', type: 'GOAL', occurredAt: '2026-11-21T12:00:00.000Z' });
 * gatherMissed(queue, '2026-11-21T12:02:00.000Z').gathered; // null
 * gatherMissed(queue, '2026-11-21T12:02:00.001Z').gathered.goals; // 1
 */
export function gatherMissed(
  queue: BannerQueue,
  now: UtcInstant,
): { readonly queue: BannerQueue; readonly gathered: GatheredBanner | null } {
  const notifications = queue.waiting.filter((notification) => isMissed(notification, now));
  if (notifications.length === 0) return { queue, gathered: null };
  return {
    queue: { ...queue, waiting: queue.waiting.filter((notification) => !isMissed(notification, now)) },
    gathered: gather(notifications),
  };
}

/**
 * Notifications on one card (NOTIFY-21).
 *
 * @example
 * gather([{ id: 'e1', type: 'GOAL' }, { id: 'e2', type: 'RED' }]).redCards; // 1
 */
export function gather(notifications: readonly Notification[]): GatheredBanner {
  const goals = notifications.filter(({ type }) => type === 'GOAL').length;
  return { goals, redCards: notifications.length - goals, notifications };
}

function isWaiting({ waiting }: BannerQueue, id: LiveEventId): boolean {
  return waiting.some((notification) => notification.id === id);
}
