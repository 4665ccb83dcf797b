import type { Deferred } from '../lib/loading/Deferred.ts';
import { when } from '../lib/state/when.ts';
import { whenIdle } from '../lib/tasks/whenIdle.ts';

/** The longest wait for a part to load, in milliseconds: without a network, or signed out, some parts never load. */
const longestMs = 1000;

/**
 * Starts parts one after the other, each in an idle moment after the part before has loaded. Together they would fill the network and the
 * processor of a phone just when its spectator begins to read. Resolves in an idle moment after the last part.
 *
 * @example
 * await startInTurn([live, alerts, presence]);
 */
export async function startInTurn(parts: readonly Deferred<{ start(): void; stop(): void }>[]): Promise<void> {
  for (const part of parts) {
    await idle();
    part.start();
    await Promise.race([when(part, (loaded) => loaded !== null), waitFor(longestMs)]);
  }
  await idle();
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(resolve);
  });
}

function waitFor(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
