import type { TopicListener } from './RealtimeSocket.ts';

/**
 * The same listener, which hears some time later that its topic is up, and catches up then: the pages of a crowd that come back together do not
 * load together.
 *
 * @returns the listener, and the function that ends its wait
 */
export function upLater(
  ms: number,
  listener: TopicListener,
): { readonly listener: TopicListener; readonly end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => clearTimeout(timer);
  return {
    end,
    listener: {
      onUp: () => {
        end();
        timer = setTimeout(() => listener.onUp(), ms);
      },
      onDown: (reason) => {
        end();
        listener.onDown(reason);
      },
    },
  };
}
