import type { UtcInstant } from '../time/instant.ts';
import { isMissed } from './isMissed.ts';
import { isSameNotification } from './isSameNotification.ts';
import type { LiveEventId } from './LiveEvent.ts';
import type { Notification } from './Notification.ts';

/** The card at the top of the page. */
export type ShownCard =
  | { readonly status: 'notification'; readonly notification: Notification; readonly phase: 'front' | 'back' }
  /** Several missed notifications on one card. */
  | {
      readonly status: 'gathered';
      readonly notifications: readonly Notification[];
      readonly goals: number;
      readonly redCards: number;
    };

/** The card that is up, and the notifications that wait for their cards, oldest first. */
export interface CardQueue {
  /** Whether cards come up: only while somebody looks at the page. */
  readonly isOpen: boolean;
  readonly shown: ShownCard | null;
  readonly waiting: readonly Notification[];
  /** Missed notifications, which will share one card. */
  readonly missed: readonly Notification[];
}

/** What happens to the cards. */
export type CardQueueStep =
  | { readonly kind: 'add'; readonly notification: Notification }
  /** The notification was shown in another way, or in another tab. */
  | { readonly kind: 'withdraw'; readonly notification: Notification }
  /** The goal or the red card of that event has been taken back. */
  | { readonly kind: 'take-back'; readonly id: LiveEventId }
  /** Somebody looks at the page. */
  | { readonly kind: 'open' }
  /** Nobody looks at the page: no further card comes up, and the card that is up lives to its end. */
  | { readonly kind: 'shut' }
  | { readonly kind: 'flip' }
  /** The display time of the card has passed, or the spectator has closed it. */
  | { readonly kind: 'close' };

export const EMPTY_CARD_QUEUE: CardQueue = { isOpen: false, shown: null, waiting: [], missed: [] };

/**
 * The queue after a step. Cards come up one at a time, each notification once (NOTIFY-18 to NOTIFY-20). After an
 * absence, notifications of the last two minutes come in turn, and older ones are gathered on one card (NOTIFY-21).
 * Returns the same object when nothing changes.
 */
export function runCardQueue(queue: CardQueue, step: CardQueueStep, now: UtcInstant): CardQueue {
  switch (step.kind) {
    case 'add':
      return withNext(added(queue, step.notification, now));
    case 'withdraw':
      return withdrawn(queue, step.notification);
    case 'take-back':
      return takenBack(queue, step.id);
    case 'open':
      return withNext(opened(queue, now));
    case 'shut':
      return queue.isOpen ? { ...queue, isOpen: false } : queue;
    case 'flip':
      return queue.shown?.status === 'notification' ? { ...queue, shown: { ...queue.shown, phase: 'back' } } : queue;
    case 'close':
      return queue.shown === null ? queue : withNext({ ...queue, shown: null });
  }
}

/** The notifications that have come up between two states of the queue. */
export function cameUp(before: CardQueue, after: CardQueue): readonly Notification[] {
  const known = on(before.shown);
  return on(after.shown).filter((notification) => !known.includes(notification));
}

function on(card: ShownCard | null): readonly Notification[] {
  if (card === null) return [];
  return card.status === 'gathered' ? card.notifications : [card.notification];
}

function added(queue: CardQueue, notification: Notification, now: UtcInstant): CardQueue {
  const known = [...on(queue.shown), ...queue.waiting, ...queue.missed];
  if (known.some(({ id }) => id === notification.id)) return queue;
  if (queue.isOpen && isMissed(notification, now)) return missed(queue, [notification]);
  return { ...queue, waiting: [...queue.waiting, notification] };
}

function withdrawn(queue: CardQueue, shown: Notification): CardQueue {
  const isOther = (notification: Notification): boolean => !isSameNotification(notification, shown);
  if ([...queue.waiting, ...queue.missed].every(isOther)) return queue;
  return { ...queue, waiting: queue.waiting.filter(isOther), missed: queue.missed.filter(isOther) };
}

/**
 * An event was taken back: its card comes down, and a waiting card for it never comes up (NOTIFY-36). A gathered card
 * stays, because it counts what was missed.
 */
function takenBack(queue: CardQueue, id: LiveEventId): CardQueue {
  const isOther = (notification: Notification): boolean => notification.id !== id;
  const waits = { waiting: queue.waiting.filter(isOther), missed: queue.missed.filter(isOther) };
  const isUp = queue.shown?.status === 'notification' && queue.shown.notification.id === id;
  return withNext({ ...queue, ...waits, shown: isUp ? null : queue.shown });
}

function opened(queue: CardQueue, now: UtcInstant): CardQueue {
  if (queue.isOpen) return queue;
  const old = queue.waiting.filter((notification) => isMissed(notification, now));
  const fresh = queue.waiting.filter((notification) => !isMissed(notification, now));
  return missed({ ...queue, isOpen: true, waiting: fresh }, old);
}

/** Adds missed notifications to the gathered card that is up, or keeps them for the next gathered card. */
function missed(queue: CardQueue, notifications: readonly Notification[]): CardQueue {
  if (notifications.length === 0) return queue;
  if (queue.shown?.status !== 'gathered') return { ...queue, missed: [...queue.missed, ...notifications] };
  return { ...queue, shown: gathered([...queue.shown.notifications, ...notifications]) };
}

function withNext(queue: CardQueue): CardQueue {
  if (!queue.isOpen || queue.shown !== null) return queue;
  if (queue.missed.length > 0) return { ...queue, shown: gathered(queue.missed), missed: [] };
  const [notification, ...waiting] = queue.waiting;
  if (notification === undefined) return queue;
  return { ...queue, shown: { status: 'notification', notification, phase: 'front' }, waiting };
}

function gathered(notifications: readonly Notification[]): ShownCard {
  const goals = notifications.filter(({ type }) => type === 'GOAL').length;
  return { status: 'gathered', notifications, goals, redCards: notifications.length - goals };
}
