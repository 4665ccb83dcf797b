import { readFunctionFailure, notKnownYet } from '@tribunen/contract';
import type { Observable } from '../../lib/state/Observable.ts';
import { retryAfterMs } from './retryAfterMs.ts';

/** The longest wait: the backend fetches the data within this time, or never. */
const longestMs = 10 * 60_000;
const pauseMs = 5000;

/**
 * Waits for an answer whose data the backend has not yet fetched from the provider. The function answers 503 and has
 * the data fetched, and the request is repeated after the wait that the answer names.
 *
 * @param refusal the function's first answer; any other refusal is returned unchanged
 * @param again repeats the request
 * @param awaited the functions for which the page waits
 * @throws the signal's reason, when the caller has aborted
 */
export async function untilKnown(
  refusal: Response,
  again: () => Promise<Response>,
  {
    name,
    awaited,
    signal,
  }: {
    readonly name: string;
    readonly awaited: Observable<readonly string[]>;
    readonly signal: AbortSignal | null;
  },
): Promise<Response> {
  if (!(await isNotKnownYet(refusal))) return refusal;
  const until = performance.now() + longestMs;
  awaited.set([...awaited.current(), name]);
  try {
    let response = refusal;
    do {
      await pause(retryAfterMs(response.headers, Date.now()) ?? pauseMs, signal);
      response = await again();
    } while (performance.now() < until && (await isNotKnownYet(response)));
    return response;
  } finally {
    const rest = [...awaited.current()];
    rest.splice(rest.indexOf(name), 1);
    awaited.set(rest);
  }
}

async function isNotKnownYet(response: Response): Promise<boolean> {
  if (response.status !== 503) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return readFunctionFailure(body) === notKnownYet;
}

function pause(ms: number, signal: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason instanceof Error ? signal.reason : new DOMException('The wait was ended', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted === true) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
