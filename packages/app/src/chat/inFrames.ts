import type { RowChange } from '@tribunen/contract';
import { notifyManager } from '@tanstack/react-query';
import type { RowsListener } from '../backend/realtime/subscribeToRows.ts';
import { FrameBatcher } from '../live/FrameBatcher.ts';

/**
 * Listens to rows, and hands on those of one frame together: they are rendered once.
 *
 * @returns what ends it
 */
export function inFrames<Value>(
  subscribe: (listener: RowsListener<Value>) => () => void,
  listener: RowsListener<Value>,
): () => void {
  const batcher = new FrameBatcher<RowChange<Value>>((changes) =>
    notifyManager.batch(() => {
      for (const change of changes) listener.onChange(change);
    }),
  );
  const end = subscribe({
    onUp: () => listener.onUp(),
    onDown: (reason) => {
      batcher.flush();
      listener.onDown(reason);
    },
    onChange: (change) => batcher.add(change),
  });
  return () => {
    end();
    batcher.stop();
  };
}
