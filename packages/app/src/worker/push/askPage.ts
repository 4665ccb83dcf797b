import type { WorkerMessage } from '../../lib/worker/WorkerMessage.ts';

/** A page that is seen answers within a moment. One that is still loading its code does not, and need not. */
const patienceMs = 1000;

/** Whether a page takes a message over. It answers on the message's port; a page of another version does not. */
export function askPage(page: Pick<Client, 'postMessage'>, message: WorkerMessage): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (isTaken: boolean): void => {
      clearTimeout(timer);
      port1.close();
      resolve(isTaken);
    };
    const timer = setTimeout(() => settle(false), patienceMs);
    port1.addEventListener('message', () => settle(true));
    port1.start();
    page.postMessage(message, [port2]);
  });
}
