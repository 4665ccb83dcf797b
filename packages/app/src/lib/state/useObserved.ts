import { useSyncExternalStore } from 'react';
import type { Observed } from './Observable.ts';

/**
 * The present value of an `Observed`. The component renders again after every change.
 *
 * @param observed null while there is nothing to observe; the result is then `otherwise`
 * @example
 * const room = useObserved(live);
 * const status = useObserved(room?.feed.status ?? null, notYet);
 */
export function useObserved<Value>(observed: Observed<Value>): Value;
export function useObserved<Value, Otherwise>(
  observed: Observed<Value> | null,
  otherwise: Otherwise,
): Value | Otherwise;
export function useObserved<Value>(observed: Observed<Value> | null, otherwise?: Value): Value | undefined {
  return useSyncExternalStore(observed?.subscribe ?? never, () => (observed === null ? otherwise : observed.current()));
}

function never(): () => void {
  return () => {
    // There is no subscription to end.
  };
}
