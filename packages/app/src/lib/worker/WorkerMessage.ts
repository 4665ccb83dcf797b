import { matchId, notificationShape, pushPayload } from '@tribunen/contract';
import { type InferOutput, literal, object, string, variant } from 'valibot';

/**
 * Every message of the service worker to a page, with a port on which the page answers what it has taken over. A page of another version
 * answers nothing, and the worker does it itself.
 */
export const workerMessage = variant('type', [
  /** A push message has come, and the page is the one that is seen: it announces it. */
  object({ type: literal('pushed'), payload: pushPayload }),
  /** A notice has announced this on the device: the page need not. */
  object({ type: literal('noticed'), notification: notificationShape }),
  /** The spectator has muted a match on its notice. */
  object({ type: literal('muted'), matchId }),
  /** The spectator has pressed a notice: the page goes there. */
  object({ type: literal('open'), path: string() }),
]);

export type WorkerMessage = InferOutput<typeof workerMessage>;
