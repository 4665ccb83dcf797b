import { type ApplyChange, type Ledger, shownData } from './ledger.ts';

/**
 * The ledger after a call has succeeded. The change stays in the ledger until every call before it has ended, because
 * such an earlier call may still fail (CHANGE-3).
 */
export function confirmChange<Data, Change>(
  ledger: Ledger<Data, Change>,
  call: string,
  apply: ApplyChange<Data, Change>,
): Ledger<Data, Change> {
  const changes = ledger.changes.map((made) => (made.call === call ? { ...made, confirmed: true } : made));
  return settled({ ...ledger, changes }, apply);
}

/** The ledger after a call has failed: as if its change had never been made. Other changes stay (CHANGE-2). */
export function undoChange<Data, Change>(
  ledger: Ledger<Data, Change>,
  call: string,
  apply: ApplyChange<Data, Change>,
): Ledger<Data, Change> {
  return settled({ ...ledger, changes: ledger.changes.filter((made) => made.call !== call) }, apply);
}

function settled<Data, Change>(
  { known, changes }: Ledger<Data, Change>,
  apply: ApplyChange<Data, Change>,
): Ledger<Data, Change> {
  const open = changes.findIndex(({ confirmed }) => !confirmed);
  const done = open === -1 ? changes.length : open;
  return { known: shownData({ known, changes: changes.slice(0, done) }, apply), changes: changes.slice(done) };
}
