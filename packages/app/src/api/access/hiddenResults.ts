import type { BackendAccess } from './BackendAccess.ts';

const byAccess = new WeakMap<BackendAccess, Set<() => void>>();

/** The listeners that a page calls when its reader has hidden a result. */
export function hiddenResults(access: BackendAccess): Set<() => void> {
  const known = byAccess.get(access) ?? new Set();
  byAccess.set(access, known);
  return known;
}
