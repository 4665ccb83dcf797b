import { Emitter } from '@tribunen/domain';
import type { BackendAccess } from './BackendAccess.ts';

const byAccess = new WeakMap<BackendAccess, Emitter<void>>();

/** Emits when the reader of a page has hidden a result, or chosen another delay. */
export function hiddenResults(access: BackendAccess): Emitter<void> {
  const known = byAccess.get(access) ?? new Emitter<void>();
  byAccess.set(access, known);
  return known;
}
