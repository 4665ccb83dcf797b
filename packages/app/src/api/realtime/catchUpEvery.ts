import { withJitter } from '@tribunen/domain';
import type { TopicListener } from './RealtimeSocket.ts';

/** The clock, the visibility and the randomness by which the page decides when to load. */
export interface CatchUpWorld {
  isVisible(): boolean;
  /** A number from 0 up to 1. */
  random(): number;
}

/**
 * Replaces a subscription for which a crowd has no topic: the listener catches up again and again while the page is
 * visible.
 *
 * @param ms the least time between two loads, in milliseconds
 * @returns a function that stops it
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
