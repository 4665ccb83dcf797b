import { no, type Outcomes } from '../../contract/calls/Outcomes.ts';
import type { TestedTable } from './TestedTable.ts';

interface OwnTable extends Omit<TestedTable, 'sees' | 'removes' | 'atDeletion'> {
  readonly sees?: Outcomes;
  readonly removes?: true;
  readonly atDeletion?: TestedTable['atDeletion'];
}

const own: Outcomes = [no, 1, 0, 0, 0, 0];

/** A table whose rows only their user can read and, with `removes`, remove. */
export function ownTable({
  sees = own,
  removes,
  why,
  atDeletion = { user_id: 'goes' },
  ...table
}: OwnTable): TestedTable {
  const inRow = (columns: readonly string[]) => columns.filter((column) => column in table.row.entries).join(' ');
  return {
    ...table,
    sees,
    ...(removes && { removes: own }),
    why: {
      ...why,
      'a user reads their own rows alone': inRow(['user_id', 'created_at']),
      'names the row in a change and a deletion': inRow(['id']),
    },
    atDeletion,
  };
}
