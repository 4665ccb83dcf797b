import { cadence, type LiveMode } from '@tribunen/domain';
import type { Observed } from '../../lib/state/Observable.ts';
import type { TopicListener } from './RealtimeSocket.ts';

/** For each mode, a function that listens by the topics of that mode, and returns a function that stops listening. */
export type WaysByMode = Readonly<Record<LiveMode, (listener: TopicListener) => () => void>>;

interface Way {
  isUp: boolean;
  end: () => void;
}

/**
 * Listens by the topics of the backend's mode as soon as it is known (LIVE-26), and changes topics when the mode
 * changes (LIVE-25): the new ones open first, and the old ones close when the new are up, or have not come up in time.
 * The listener is down only while neither is up. It catches up whenever one comes up, and may receive the same message
 * by both.
 *
 * @returns a function that stops listening
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
