import type { TopicListener } from './RealtimeSocket.ts';

/**
 * The same listener, which hears some time later that its topic is up, and catches up then: the pages of a crowd that come, or come back,
 * together do not load together.
 *
 * @param waitMs how long it waits, in milliseconds: when the topic is up for the first time, and after each loss. Zero is at once
 * @returns the listener, and the function that ends its wait
 */
export function upLater(
  waitMs: (isFirst: boolean) => number,
  listener: TopicListener,
): { readonly listener: TopicListener; readonly end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  const end = (): void => clearTimeout(timer);
  return {
    end,
    listener: {
      onUp: () => {
        end();
        const wait = waitMs(isFirst);
        isFirst = false;
        if (wait === 0) listener.onUp();
        else timer = setTimeout(() => listener.onUp(), wait);
      },
      onDown: (reason) => {
        end();
        listener.onDown(reason);
      },
    },
  };
}
