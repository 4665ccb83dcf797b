import { readFunctionFailure, notKnownYet } from '@tribunen/contract';
import type { Observable } from '../../lib/state/Observable.ts';
import { retryAfterMs } from './retryAfterMs.ts';

/** Until then what nobody has fetched yet is there, or never comes. */
const longestMs = 10 * 60_000;
const pauseMs = 5000;

/**
 * The answer of a function, once it has what nobody has fetched from the provider yet: the function says so by a 503, fetches it, and is asked
 * again after the wait that it names.
 *
 * @param refusal its first answer; another refusal is answered as it is
 * @param again asks once more
 * @param awaited the functions for which the page waits
 * @throws the signal's reason, when the caller has left
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
