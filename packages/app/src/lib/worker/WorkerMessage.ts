import { matchId, notificationShape, pushPayload } from '@tribunen/contract';
import { type InferOutput, literal, object, string, variant } from 'valibot';

/**
 * Every message of the service worker to a page, with a port on which the page answers whether it handles the message.
 * A page of another version may not answer, and the worker then handles it.
 */
export const workerMessage = variant('type', [
  /** Sent to the visible page when a push message has arrived, so that the page announces it. */
  object({ type: literal('pushed'), payload: pushPayload }),
  /** Sent when a notice has announced this on the device, so that the page need not. */
  object({ type: literal('noticed'), notification: notificationShape }),
  /** Sent when the spectator has muted a match on its notice. */
  object({ type: literal('muted'), matchId }),
  /** Sent when the spectator has pressed a notice, so that the page opens its path. */
  object({ type: literal('open'), path: string() }),
]);

export type WorkerMessage = InferOutput<typeof workerMessage>;
