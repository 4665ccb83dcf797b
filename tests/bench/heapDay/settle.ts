import type { Page } from 'playwright';
import { number, object, parse } from 'valibot';

const requests = object({ sent: number(), underWay: number() });

/**
 * Waits until a page with `watchRequests` has an answer to every request, and has sent no further requests because of
 * those answers.
 *
 * @returns how many requests it has sent since it opened
 */
export async function settle(page: Page): Promise<number> {
  const kept: unknown = await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    // A message wakes the page although its timers are stopped.
    const turn = () =>
      new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    let quietTurns = 0;
    while (quietTurns < 3) {
      await turn();
      quietTurns = Number(Reflect.get(Reflect.get(globalThis, 'requests'), 'underWay')) > 0 ? 0 : quietTurns + 1;
    }
    port1.close();
    return Reflect.get(globalThis, 'requests');
  });
  return parse(requests, kept).sent;
}
