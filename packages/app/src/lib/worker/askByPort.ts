import type { PageMessage } from './PageMessage.ts';
import type { WorkerMessage } from './WorkerMessage.ts';

/** The recipient: the worker if a page asks, or a page if the worker asks. */
interface Asked {
  postMessage(message: unknown, ports: MessagePort[]): void;
}

/**
 * Sends a message with a port to a page or a worker, and returns the answer. Returns null if no answer arrives in time,
 * for example because the recipient has another version.
 *
 * @example
 * const isTaken = (await askByPort(page, { type: 'open', path: '/live' }, 1000)) !== null;
 */
export function askByPort(asked: Asked, message: PageMessage | WorkerMessage, patienceMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (answer: unknown): void => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(() => settle(null), patienceMs);
    port1.addEventListener('message', ({ data }) => settle(data));
    port1.start();
    asked.postMessage(message, [port2]);
  });
}
