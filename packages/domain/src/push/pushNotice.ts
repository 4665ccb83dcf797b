import { isSameNotification } from '../notification/isSameNotification.ts';
import type { Notification } from '../notification/Notification.ts';
import type { UtcInstant } from '../time/instant.ts';
import type { PushMessage } from './PushMessage.ts';
import { pushMatchOf } from './pushMatchOf.ts';

/** What a device knows when a message arrives. */
export interface PushSituation {
  /** What the notice with the message's tag tells of; null where none is up. */
  readonly up: PushMessage | null;
  /** What this device has announced lately, by a page or by a notice. */
  readonly announced: readonly Notification[];
}

/**
 * `show`: the notice comes up in place of the one with its tag; `renew`: it comes with sound and vibration, although one was up. `keep`: the
 * notice that is up is shown once more, in silence, because a browser wants a notice for each message. `none`: nothing is shown.
 */
export type PushNotice =
  | { readonly status: 'show'; readonly renew: boolean; readonly silent: boolean }
  | { readonly status: 'keep' }
  | { readonly status: 'none' };

/**
 * The tag of a message's notice: a device has one notice of a match, of a friend and of an invitation. PUSH-8
 *
 * @example
 * pushTag({ kind: 'goal-taken-back', matchId: '500001' }); // 'match:500001'
 */
export function pushTag(message: PushMessage): string {
  const match = pushMatchOf(message);
  if (match !== null) return `match:${match}`;
  return message.kind === 'message' ? `friend:${message.senderId}` : `invitation:${pushId(message)}`;
}

/**
 * The id of what a message tells of.
 *
 * @example
 * pushId({ kind: 'invitation', id: 'i1' }); // 'i1'
 */
export function pushId(message: PushMessage): string {
  return 'notification' in message ? message.notification.id : message.id;
}

/**
 * The notice of a message that arrives while no page shows it. What the device has announced already is not announced again: its notice
 * stays, and one that the spectator has closed does not come back (PUSH-10). A score that is older than one that the device has told of changes
 * nothing, and so does a friend's message that is older than the one that is up; a goal from before a red card is announced (PUSH-11). A goal or a
 * red card that is taken back takes the place of the notice without a sound (PUSH-12).
 *
 * @example
 * const invitation = { kind: 'invitation', id: 'i1', senderName: 'Kari', occurredAt: '2026-11-21T12:00:00.000Z' };
 * pushNotice(invitation, { up: null, announced: [] }); // { status: 'show', renew: false, silent: false }
 * pushNotice(invitation, { up: invitation, announced: [] }); // { status: 'keep' }
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

/** Whether what is up is a later score of the same match, or a later message of the same friend. A red card says nothing of the score. */
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
