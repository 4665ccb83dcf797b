import { useContext, useSyncExternalStore } from 'react';
import { Scrubber } from './Scrubber.ts';
import type { ScrubberStore } from './ScrubberStore.ts';

/**
 * The minute at which the match is shown, null for now, or what a selector makes of it. The component renders again only when that
 * changes, so the selector answers the same object as long as it means the same.
 *
 * @throws {Error} outside a match screen
 * @example
 * const minute = useShownMinute();
 * const shown = useShownMinute((chosen) => events.filter((event) => chosen === null || event.minute <= chosen).length);
 */
export function useShownMinute(): number | null;
export function useShownMinute<Selected>(select: (minute: number | null) => Selected): Selected;
export function useShownMinute(select: (minute: number | null) => unknown = itself): unknown {
  const store = useScrubber();
  return useSyncExternalStore(store.subscribe, () => select(store.current()));
}

/**
 * The scrubber of the match screen around a component.
 *
 * @throws {Error} outside a match screen
 */
export function useScrubber(): ScrubberStore {
  const store = useContext(Scrubber);
  if (store === null) throw new Error('There is no match screen around this component');
  return store;
}

function itself(minute: number | null): number | null {
  return minute;
}
