import { notificationShape, userId } from '@tribunen/contract';
import { languages } from '@tribunen/locales';
import { boolean, type InferOutput, literal, nullable, object, optional, picklist, variant } from 'valibot';

/** Every message of a page to its service worker. A page and a worker of two versions may talk: the worker drops what does not fit. */
export const pageMessage = variant('type', [
  /** A page has begun, or its language has changed: the worker keeps the words of that language. */
  object({ type: literal('language'), language: picklist(languages) }),
  /** The page has announced a goal or a red card: no notice of it is needed on this device. */
  object({ type: literal('announced'), notification: notificationShape }),
  /** Who is signed in, at the start of a page and whenever it changes: a push message for anybody else is not shown. */
  object({ type: literal('user'), userId: nullable(userId) }),
  /** The backend does not know the address of this device. The worker may know an earlier one, and answers whether that is settled. */
  object({ type: literal('settle-address') }),
  /**
   * The session has ended: the worker forgets what it kept for its user. `tellsUser`: the page says by `user` who is signed in, as one of an
   * earlier version does not.
   */
  object({ type: literal('forget'), tellsUser: optional(boolean()) }),
  /** The spectator takes the version that waits. `workbox-window` sends it. */
  object({ type: literal('SKIP_WAITING') }),
]);

export type PageMessage = InferOutput<typeof pageMessage>;
