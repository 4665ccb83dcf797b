import { cadence, type LiveMode } from '@tribunen/domain';
import type { Observed } from '../../lib/state/Observable.ts';
import type { TopicListener } from './RealtimeSocket.ts';

/** Listens to the same things in each mode, by the topics of that mode. Each answers the function that ends it. */
export type WaysByMode = Readonly<Record<LiveMode, (listener: TopicListener) => () => void>>;

interface Way {
  isUp: boolean;
  end: () => void;
}

/**
 * Listens by the topics of the backend's mode, as soon as it is known (LIVE-26), and goes over to those of the other when it changes (LIVE-25):
 * the new ones open first, and the old ones close once the new are up, or have not come up in time. The listener is down only while neither is
 * up. It catches up whenever one comes up, and may receive the same thing by both.
 *
 * @returns the function that ends the listening
 */
export function openByMode(mode: Observed<LiveMode | null>, ways: WaysByMode, listener: TopicListener): () => void {
  const open = new Map<LiveMode, Way>();
  let patience: ReturnType<typeof setTimeout> | undefined;

  const isUp = (): boolean => [...open.values()].some((way) => way.isUp);

  const closeOld = (): void => {
    clearTimeout(patience);
    const wasUp = isUp();
    for (const [name, way] of open) {
      if (name === mode.current()) continue;
      open.delete(name);
      way.end();
    }
    if (wasUp && !isUp()) listener.onDown(`the topics of mode ${mode.current()} have not come up`);
  };

  const begin = (name: LiveMode): void => {
    const way: Way = { isUp: false, end: () => {} };
    open.set(name, way);
    way.end = ways[name]({
      onUp: () => {
        way.isUp = true;
        listener.onUp();
        if (name === mode.current()) closeOld();
      },
      onDown: (reason) => {
        way.isUp = false;
        if (!isUp()) listener.onDown(reason);
      },
    });
  };

  const follow = (): void => {
    const now = mode.current();
    if (now === null) return;
    if (!open.has(now)) begin(now);
    if (open.size === 1) return;
    if (open.get(now)?.isUp === true) return closeOld();
    clearTimeout(patience);
    patience = setTimeout(closeOld, cadence.crowd.switch);
  };

  const endMode = mode.subscribe(follow);
  follow();
  return () => {
    endMode();
    clearTimeout(patience);
    for (const way of open.values()) way.end();
    open.clear();
  };
}
