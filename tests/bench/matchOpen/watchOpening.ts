import type { Page } from 'playwright';
import { type InferOutput, number, object, parse } from 'valibot';

const opening = object({ clicked: number(), header: number(), answered: number(), events: number() });

/** Reads when each part of the opening came, in milliseconds since the page was opened. */
export async function readOpening(page: Page): Promise<InferOutput<typeof opening>> {
  return parse(opening, await page.evaluate('window.opening'));
}

/**
 * Runs in the page before its scripts. Notes in `window.opening` the last click, the first frame after it with the teams of a match's header,
 * the report's answer, and the first frame with its events. The function is serialised, so it may use no name from outside.
 */
export function watchOpening(): void {
  const noted = { clicked: -1, header: -1, answered: -1, events: -1 };
  Object.assign(window, { opening: noted });
  addEventListener('click', () => Object.assign(noted, { clicked: performance.now(), header: -1, events: -1 }), {
    capture: true,
  });
  const { fetch: ask } = globalThis;
  globalThis.fetch = async (input, init) => {
    const response = await ask(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (address.endsWith('/fetch-match')) noted.answered = performance.now();
    return response;
  };
  const frame = () => {
    if (noted.clicked >= 0) {
      const seen = performance.now();
      if (noted.header < 0 && document.querySelector('[data-collapsed] a[href*="/team/"]')) noted.header = seen;
      if (noted.events < 0 && document.querySelector('li[data-event]')) noted.events = seen;
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
