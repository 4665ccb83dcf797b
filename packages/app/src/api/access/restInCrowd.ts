import { cadence, type LiveMode } from '@tribunen/domain';
import type { Observed } from '../../lib/state/Observable.ts';
import { BackendFailure } from './BackendFailure.ts';

/**
 * A `fetch` for reads of the tables. When the backend of a crowd fails to answer and demands no wait, each page chooses
 * a random wait (LIVE-28). Otherwise all pages that failed together would repeat their requests together, again and
 * again.
 *
 * @param random a number from 0 up to 1
 */
export function restInCrowd(
  ask: typeof fetch,
  mode: Pick<Observed<LiveMode | null>, 'current'>,
  random: () => number = Math.random,
): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, init);
    const isRead = (init?.method ?? 'GET') === 'GET';
    const isDown = response.status === 429 || response.status >= 500;
    if (!isRead || !isDown || mode.current() !== 'crowd') return response;
    throw new BackendFailure(`${response.status} ${response.statusText}`.trim(), {
      status: response.status,
      retryAfterMs: null,
      ownWaitMs: cadence.crowd.rest * (1 + random()),
    });
  };
}
