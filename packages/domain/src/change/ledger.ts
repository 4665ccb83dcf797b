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

/** The data to show: what the server sent, with every later change applied (CHANGE-1). */
export function shownData<Data, Change>(
  { known, changes }: Ledger<Data, Change>,
  apply: ApplyChange<Data, Change>,
): Data {
  return changes.reduce((data, { change }) => apply(data, change), known);
}

/** The ledger after the data was loaded again. Changes whose calls have not ended stay on top of it (CHANGE-4). */
export function learnKnown<Data, Change>(ledger: Ledger<Data, Change>, known: Data): Ledger<Data, Change> {
  return { ...ledger, known };
}
