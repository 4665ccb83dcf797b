import type { PageMessage } from './PageMessage.ts';
import type { WorkerMessage } from './WorkerMessage.ts';

/** The recipient: a page for its worker, or the worker for a page. */
interface Asked {
  postMessage(message: unknown, ports: MessagePort[]): void;
}

/**
 * The answer of a page or a worker on the port of a message; null if there is none in time, as from another version.
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
