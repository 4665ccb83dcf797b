import { applyFollowChange } from './applyFollowChange.ts';
import type { Follow } from './Follow.ts';
import type { FollowChange } from './FollowChange.ts';

/** The follows as the server last told them, and the changes made since, in the order made. */
export interface FollowLedger {
  readonly known: readonly Follow[];
  readonly changes: readonly MadeFollowChange[];
}

/** A change that was made in the list at once; `call` names the server call that makes it there. */
export interface MadeFollowChange {
  readonly call: string;
  readonly change: FollowChange;
  readonly confirmed: boolean;
}

/**
 * The follows to show: what the server told, with every change made since. FOLLOW-6
 *
 * @example
 * const ledger = makeFollowChange({ known: [exampleFollow()], changes: [] }, 'call-1', { kind: 'remove', id: 'a' });
 * shownFollows(ledger); // []
 */
export function shownFollows({ known, changes }: FollowLedger): readonly Follow[] {
  return changes.reduce((follows, { change }) => applyFollowChange(follows, change), known);
}

/**
 * The ledger after a change was made, while its call is on its way. FOLLOW-6
 *
 * @example
 * makeFollowChange({ known: [], changes: [] }, 'call-1', { kind: 'remove', id: 'a' }).changes.length; // 1
 */
export function makeFollowChange(ledger: FollowLedger, call: string, change: FollowChange): FollowLedger {
  return { ...ledger, changes: [...ledger.changes, { call, change, confirmed: false }] };
}

/**
 * The ledger after a call has succeeded. The change stays apart until all before it are settled, for one of them may yet be taken
 * back. FOLLOW-7
 *
 * @example
 * const made = makeFollowChange({ known: [exampleFollow()], changes: [] }, 'call-1', { kind: 'remove', id: 'a' });
 * confirmFollowChange(made, 'call-1'); // { known: [], changes: [] }
 */
export function confirmFollowChange(ledger: FollowLedger, call: string): FollowLedger {
  const changes = ledger.changes.map((made) => (made.call === call ? { ...made, confirmed: true } : made));
  return settled({ ...ledger, changes });
}

/**
 * The ledger after a call has failed: its change is as if it had never been made, and the others stand. FOLLOW-7
 *
 * @example
 * const on = { kind: 'notifications', id: 'a', on: true };
 * const made = makeFollowChange({ known: [exampleFollow()], changes: [] }, 'call-1', on);
 * shownFollows(undoFollowChange(made, 'call-1'))[0].notifications; // false
 */
export function undoFollowChange(ledger: FollowLedger, call: string): FollowLedger {
  return settled({ ...ledger, changes: ledger.changes.filter((made) => made.call !== call) });
}

function settled({ known, changes }: FollowLedger): FollowLedger {
  const open = changes.findIndex(({ confirmed }) => !confirmed);
  const done = open === -1 ? changes.length : open;
  return { known: shownFollows({ known, changes: changes.slice(0, done) }), changes: changes.slice(done) };
}
