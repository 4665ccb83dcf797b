import type { Deferred } from '../state/Deferred.ts';
import { whenIdle } from './whenIdle.ts';

/** How long the next part waits for one that does not load, because the network is gone or nobody is signed in. */
const longestMs = 1000;

/**
 * Starts parts one after the other, each in an idle moment after the one before has loaded: together they would fill the network and the
 * processor of a phone just when its spectator begins to read. Resolves in an idle moment after the last.
 *
 * @example
 * await startInTurn([live, alerts, presence]);
 */
export async function startInTurn(parts: readonly Deferred<{ start(): void; stop(): void }>[]): Promise<void> {
  for (const part of parts) {
    await idle();
    part.start();
    await loadedOrLate(part);
  }
  await idle();
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(resolve);
  });
}

function loadedOrLate(part: Deferred<{ start(): void; stop(): void }>): Promise<void> {
  return new Promise((resolve) => {
    const end = part.subscribe(() => go());
    const timer = setTimeout(() => go(), longestMs);
    const go = (): void => {
      clearTimeout(timer);
      end();
      resolve();
    };
  });
}
