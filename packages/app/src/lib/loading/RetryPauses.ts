import { cadence } from '@tribunen/domain';

const { reconnect: shortestMs, healthLongest: longestMs } = cadence.realtime;

/**
 * The pauses between the tries of a load: 2, 4, 8 … seconds, at most five minutes. When the network is back the pause
 * ends, and the next pauses are short again.
 */
export class RetryPauses {
  #nextMs = shortestMs;

  /** @param signal ends the pause too */
  async next(signal?: AbortSignal): Promise<void> {
    const isBack = await pause(this.#nextMs, signal);
    this.#nextMs = isBack ? shortestMs : Math.min(this.#nextMs * 2, longestMs);
  }
}

/** Resolves to whether the network has come back. */
function pause(ms: number, signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isBack: boolean) => () => {
      clearTimeout(timer);
      removeEventListener('online', onOnline);
      signal?.removeEventListener('abort', onAbort);
      resolve(isBack);
    };
    const [onOnline, onAbort] = [end(true), end(false)];
    const timer = setTimeout(end(false), ms);
    addEventListener('online', onOnline);
    signal?.addEventListener('abort', onAbort);
  });
}
