/**
 * Data that a spectator can change: as the server last sent it, and the changes made since, in order. A change shows at
 * once. If its call fails it is undone exactly, whatever was changed after it (CHANGE-1, CHANGE-2).
 */
export interface Ledger<Data, Change> {
  readonly known: Data;
  readonly changes: readonly MadeChange<Change>[];
}

/** A change that already shows; `call` names the server call that makes it permanent. */
export interface MadeChange<Change> {
  readonly call: string;
  readonly change: Change;
  readonly confirmed: boolean;
}

/**
 * Applies a change to the data. Applying it twice is the same as applying it once, so that it can be applied on top of an
 * answer that already contains it (CHANGE-5).
 */
export type ApplyChange<Data, Change> = (data: Data, change: Change) => Data;

/**
 * The data to show: what the server sent, with every later change applied (CHANGE-1).
 *
 * @example
 * const ledger = makeChange({ known: [exampleFollow()], changes: [] }, 'call-1', { kind: 'remove', id: 'a' });
 * shownData(ledger, applyFollowChange); // []
 */
export function shownData<Data, Change>(
  { known, changes }: Ledger<Data, Change>,
  apply: ApplyChange<Data, Change>,
): Data {
  return changes.reduce((data, { change }) => apply(data, change), known);
}

/**
 * The ledger after a change was made, while its call is under way (CHANGE-1).
 *
 * @example
 * makeChange({ known: [], changes: [] }, 'call-1', { kind: 'remove', id: 'a' }).changes.length; // 1
 */
export function makeChange<Data, Change>(
  ledger: Ledger<Data, Change>,
  call: string,
  change: Change,
): Ledger<Data, Change> {
  return { ...ledger, changes: [...ledger.changes, { call, change, confirmed: false }] };
}

/**
 * The ledger after a call has succeeded. The change stays in the ledger until every call before it has ended, because
 * such an earlier call may still fail (CHANGE-3).
 *
 * @example
 * const made = makeChange({ known: [exampleFollow()], changes: [] }, 'call-1', { kind: 'remove', id: 'a' });
 * confirmChange(made, 'call-1', applyFollowChange); // { known: [], changes: [] }
 */
export function confirmChange<Data, Change>(
  ledger: Ledger<Data, Change>,
  call: string,
  apply: ApplyChange<Data, Change>,
): Ledger<Data, Change> {
  const changes = ledger.changes.map((made) => (made.call === call ? { ...made, confirmed: true } : made));
  return settled({ ...ledger, changes }, apply);
}

/**
 * The ledger after a call has failed: as if its change had never been made. Other changes stay (CHANGE-2).
 *
 * @example
 * const on = { kind: 'notifications', id: 'a', on: true };
 * const made = makeChange({ known: [exampleFollow()], changes: [] }, 'call-1', on);
 * undoChange(made, 'call-1', applyFollowChange); // { known: [exampleFollow()], changes: [] }
 */
export function undoChange<Data, Change>(
  ledger: Ledger<Data, Change>,
  call: string,
  apply: ApplyChange<Data, Change>,
): Ledger<Data, Change> {
  return settled({ ...ledger, changes: ledger.changes.filter((made) => made.call !== call) }, apply);
}

/**
 * The ledger after the data was loaded again. Changes whose calls have not ended stay on top of it (CHANGE-4).
 *
 * @example
 * const made = makeChange({ known: [], changes: [] }, 'call-1', { kind: 'remove', id: 'a' });
 * learnKnown(made, [exampleFollow({ id: 'b' })]).changes.length; // 1
 */
export function learnKnown<Data, Change>(ledger: Ledger<Data, Change>, known: Data): Ledger<Data, Change> {
  return { ...ledger, known };
}

function settled<Data, Change>(
  { known, changes }: Ledger<Data, Change>,
  apply: ApplyChange<Data, Change>,
): Ledger<Data, Change> {
  const open = changes.findIndex(({ confirmed }) => !confirmed);
  const done = open === -1 ? changes.length : open;
  return { known: shownData({ known, changes: changes.slice(0, done) }, apply), changes: changes.slice(done) };
}
