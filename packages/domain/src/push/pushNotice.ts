import { isSameNotification } from '../notification/isSameNotification.ts';
import type { Notification } from '../notification/Notification.ts';
import type { UtcInstant } from '../time/instant.ts';
import type { PushMessage } from './PushMessage.ts';
import { pushMatchOf } from './pushMatchOf.ts';

/** The state of a device when a message arrives. */
export interface PushSituation {
  /** The message of the visible notice with the same tag; null if there is none. */
  readonly up: PushMessage | null;
  /** The latest announcements of this device, by a page or by a notice. */
  readonly announced: readonly Notification[];
}

/**
 * `show`: the notice is shown and replaces a notice with its tag; with `renew` it also sounds and vibrates again. `keep`: the visible
 * notice is shown again silently, because a browser requires a notice for each message. `none`: no notice is shown.
 */
export type PushNotice =
  | { readonly status: 'show'; readonly renew: boolean; readonly silent: boolean }
  | { readonly status: 'keep' }
  | { readonly status: 'none' };

/** The tag of a message's notice. A device has a single notice for each match, friend and invitation. PUSH-8 */
export function pushTag(message: PushMessage): string {
  const match = pushMatchOf(message);
  if (match !== null) return `match:${match}`;
  return message.kind === 'message' ? `friend:${message.senderId}` : `invitation:${pushId(message)}`;
}

/** The id of a message's event or row. */
export function pushId(message: PushMessage): string {
  return 'notification' in message ? message.notification.id : message.id;
}

/**
 * The notice for a message that no page has announced. An event that the device has already announced is not announced again: its notice
 * stays, and a notice that the spectator has closed does not return (PUSH-10). A score older than an announced score changes nothing, nor
 * does a friend's message older than the visible one; a goal older than a red card is announced (PUSH-11). A goal or red card that is taken
 * back replaces its notice silently (PUSH-12).
 */
export function pushNotice(message: PushMessage, { up, announced }: PushSituation): PushNotice {
  if (up !== null && (isSame(message, up) || isOvertaken(message, up))) return { status: 'keep' };
  const isAnnounced = announced.some(
    (one) =>
      isOvertakenBy(message, one) || ('notification' in message && isSameNotification(one, message.notification)),
  );
  if (isAnnounced) return { status: up === null ? 'none' : 'keep' };
  const silent = message.kind === 'goal-taken-back' || message.kind === 'red-card-taken-back';
  return { status: 'show', renew: up !== null && !silent, silent };
}

function isSame(a: PushMessage, b: PushMessage): boolean {
  if ('notification' in a && 'notification' in b) return isSameNotification(a.notification, b.notification);
  return a.kind === b.kind && pushId(a) === pushId(b);
}

/** Whether the visible notice shows a later score of the match, or a later message of the friend. A red card gives no score. */
function isOvertaken(message: PushMessage, up: PushMessage): boolean {
  return !isOfCard(message) && !isOfCard(up) && happenedAt(message) < happenedAt(up);
}

function isOfCard({ kind }: PushMessage): boolean {
  return kind === 'red-card' || kind === 'red-card-taken-back';
}

/** Whether a later score of the match has been announced. */
function isOvertakenBy(message: PushMessage, announced: Notification): boolean {
  return (
    announced.type === 'GOAL' &&
    (message.kind === 'goal' || message.kind === 'goal-taken-back') &&
    pushMatchOf(message) === announced.matchId &&
    happenedAt(message) < announced.occurredAt
  );
}

function happenedAt(message: PushMessage): UtcInstant {
  return 'notification' in message ? message.notification.occurredAt : message.occurredAt;
}
