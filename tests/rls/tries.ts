import { ids, type Person } from './people.ts';
import { rows, type TableName } from './rows.ts';

type Row = Readonly<Record<string, unknown>>;

/** One thing that somebody tries on a table. */
export type Try =
  | { readonly action: 'select' | 'delete' }
  | { readonly action: 'insert' | 'update'; readonly values: Row };

/**
 * Everything that is tried on a table by one person: to read it, to empty it, to add a row in the own name, in the owner's name and with
 * each column, and to change each column of the row that is there.
 */
export function triesOf(table: TableName, person: Person): readonly (Try & { readonly name: string })[] {
  const { newRow, changed, alsoTried = [] } = rows[table];
  const self = person === 'anon' ? ids.owner : ids[person === 'service' ? 'admin' : person];
  const own = newRow(self);
  const others = newRow(ids.owner);
  return [
    { name: 'select', action: 'select' },
    { name: 'delete', action: 'delete' },
    { name: 'insert in the own name', action: 'insert', values: own },
    { name: 'insert in the owner’s name', action: 'insert', values: others },
    ...Object.entries(changed).map(
      ([column, value]) =>
        ({ name: `insert with ${column}`, action: 'insert', values: { ...own, [column]: value } }) as const,
    ),
    ...[...Object.entries(changed).map(([column, value]) => ({ [column]: value })), ...alsoTried].map(
      (values) => ({ name: `update ${JSON.stringify(values)}`, action: 'update', values }) as const,
    ),
  ];
}
