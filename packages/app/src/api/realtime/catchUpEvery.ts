import { withJitter } from '@tribunen/domain';
import type { TopicListener } from './RealtimeSocket.ts';

/** The parts of the page that decide when to load. */
export interface CatchUpWorld {
  isVisible(): boolean;
  /** A number from 0 up to 1. */
  random(): number;
}

/**
 * Stands in for a subscription that a crowd has no topic for: the listener catches up again and again while the page is seen.
 *
 * @param ms how long it waits at least, in milliseconds
 * @returns the function that ends it
 */
export function catchUpEvery(ms: number, world: CatchUpWorld, listener: TopicListener): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    timer = setTimeout(
      () => {
        if (world.isVisible()) listener.onUp();
        wait();
      },
      withJitter(ms, world.random()),
    );
  };
  wait();
  return () => clearTimeout(timer);
}
