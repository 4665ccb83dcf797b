import { matchId, notificationShape, pushPayload } from '@tribunen/contract';
import { type InferOutput, literal, object, string, variant } from 'valibot';

/**
 * Every message of the service worker to a page. With `pushed` and `open` the worker sends a port, on which the page
 * answers if it handles the message. A page of another version may not answer; the worker then handles the message
 * itself.
 */
export const workerMessage = variant('type', [
  /** Sent to the visible page when a push message has arrived, so that the page announces it. */
  object({ type: literal('pushed'), payload: pushPayload }),
  /** Sent when a notice has announced an event on this device, so that the page does not announce it again. */
  object({ type: literal('noticed'), notification: notificationShape }),
  /** Sent when the spectator has muted a match on its notice. */
  object({ type: literal('muted'), matchId }),
  /** Sent when the spectator has pressed a notice, so that the page opens its path. */
  object({ type: literal('open'), path: string() }),
]);

export type WorkerMessage = InferOutput<typeof workerMessage>;
