import type { Deferred } from '../state/Deferred.ts';
import { whenIdle } from './whenIdle.ts';

/** How long the next part waits for one that does not load, because the network is gone or nobody is signed in. */
const longestMs = 2000;

/**
 * Starts parts one after the other, each in an idle moment after the one before has loaded: together they would fill the network and the
 * processor of a phone just when its spectator begins to read.
 *
 * @example
 * startInTurn([live, alerts, presence]);
 */
export function startInTurn(parts: readonly Deferred<{ start(): void; stop(): void }>[]): void {
  const [part, ...others] = parts;
  if (part === undefined) return;
  whenIdle(() => {
    part.start();
    const next = (): void => {
      clearTimeout(timer);
      end();
      startInTurn(others);
    };
    const end = part.subscribe(next);
    const timer = setTimeout(next, longestMs);
  });
}
