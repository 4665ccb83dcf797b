import { notificationShape, userId } from '@tribunen/contract';
import { languages } from '@tribunen/locales';
import { boolean, type InferOutput, literal, nullable, object, optional, picklist, variant } from 'valibot';

/**
 * Every message of a page to its service worker. Because the two may have different versions, the worker drops messages
 * that it does not understand.
 */
export const pageMessage = variant('type', [
  /** Sent when a page has started, or its language has changed. The worker stores the words of that language. */
  object({ type: literal('language'), language: picklist(languages) }),
  /** Sent when the page has announced a goal or a red card, so that this device needs no notice of it. */
  object({ type: literal('announced'), notification: notificationShape }),
  /** Sent when a page starts and when its user changes. The worker then shows push messages for this user alone. */
  object({ type: literal('user'), userId: nullable(userId) }),
  /**
   * Sent when the backend does not know the address of this device. The worker sends the backend the new address, and
   * answers whether the backend has it.
   */
  object({ type: literal('settle-address') }),
  /**
   * Sent when the session has ended, so that the worker deletes the user's data. `tellsUser` is true if the page also
   * sends `user`. Pages of earlier versions do not send `user`.
   */
  object({ type: literal('forget'), tellsUser: optional(boolean()) }),
  /** Sent by `workbox-window` when the spectator accepts the waiting version. */
  object({ type: literal('SKIP_WAITING') }),
]);

export type PageMessage = InferOutput<typeof pageMessage>;
