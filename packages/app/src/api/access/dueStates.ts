import type { LiveEvent, MatchState } from '@tribunen/domain';
import type { BackendAccess } from './BackendAccess.ts';

type Listener = (state: MatchState) => void;

const byAccess = new WeakMap<BackendAccess, Set<Listener>>();

/** The listeners of the states that a page's gate has held back and lets pass later. */
export function dueStates(access: BackendAccess): Set<Listener> {
  const known = byAccess.get(access) ?? new Set();
  byAccess.set(access, known);
  return known;
}

/** Passes an event on when the reader may know it (KNOWN-6). */
export function passWhenDue({ gate }: BackendAccess, event: LiveEvent, pass: (event: LiveEvent) => void): void {
  if (gate === null) pass(event);
  else gate.event(event, pass);
}
