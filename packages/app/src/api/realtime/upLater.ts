import type { TopicListener } from './RealtimeSocket.ts';

/**
 * Wraps a listener so that it learns some time later that its topic is up, and catches up then. Pages of a crowd that
 * open or reconnect together thus do not load together.
 *
 * @param waitMs the waits in milliseconds, when the topic is up for the first time and after a loss; 0 means no wait
 * @returns the listener, and a function that ends its wait
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
