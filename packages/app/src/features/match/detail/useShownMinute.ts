import { useContext, useSyncExternalStore, createContext, useMemo } from 'react';
import { Observable } from '../../../lib/state/Observable.ts';
import type { ReplaySpeed, ReplayView } from '@tribunen/ui';
import { eventsAt, type MatchEvent } from '@tribunen/domain';

/**
 * The minute at which the match is shown (null for now), or a selection from it. The component renders again only when
 * the selection changes, so the selector must return the same object as long as nothing in it has changed.
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

/** The store of the match screen around a component. */
export const Scrubber = createContext<ScrubberStore | null>(null);

/**
 * The minute at which an opened match is shown; null is now. Each match screen has one, and every part of the screen reads it by
 * `useShownMinute`.
 */
export class ScrubberStore extends Observable<number | null> {
  /** It stays the same in every tab, while each tab has a scrubber of its own. */
  readonly replay = new Observable<Replay>({ status: 'idle', speed: '20', pausesAtGoals: false });

  readonly choose = (minute: number): void => this.set(minute);

  readonly backToNow = (): void => {
    this.changeReplay({ status: 'idle' });
    this.set(null);
  };

  readonly startReplay = (): void => {
    this.choose(0);
    this.changeReplay({ status: 'playing' });
  };

  readonly changeReplay = (change: Partial<Replay>): void => {
    this.replay.set({ ...this.replay.current(), ...change });
  };
}

/** The replay of an opened match. */
interface Replay {
  readonly status: ReplayView['status'];
  readonly speed: ReplaySpeed;
  readonly pausesAtGoals: boolean;
}

/** The events up to the shown minute (DETAIL-3); the same array until another event is among them. */
export function useShownEvents<Event extends MatchEvent>(events: readonly Event[]): readonly Event[] {
  // The events are in order, so their number determines which are shown.
  const count = useShownMinute((minute) => eventsAt(events, minute).length);
  return useMemo(() => (count === events.length ? events : events.slice(0, count)), [events, count]);
}
