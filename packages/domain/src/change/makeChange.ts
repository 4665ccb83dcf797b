import type { Ledger } from './ledger.ts';

/** The ledger after a change was made, while its call is under way (CHANGE-1). */
export function makeChange<Data, Change>(
  ledger: Ledger<Data, Change>,
  call: string,
  change: Change,
): Ledger<Data, Change> {
  return { ...ledger, changes: [...ledger.changes, { call, change, confirmed: false }] };
}
