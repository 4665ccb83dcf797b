import { ids, type Person } from './people.ts';
import { rows, type TableName } from './rows.ts';

type Row = Readonly<Record<string, unknown>>;

/** One action that a person tries on a table. */
export type Try =
  | { readonly action: 'select' | 'delete' }
  | { readonly action: 'insert' | 'update'; readonly values: Row };

/**
 * Every action that one person tries on a table: read it, empty it, insert a row as themselves, as the owner and with
 * each column, and change each column of the existing row.
 */
export function triesOf(table: TableName, person: Person): readonly (Try & { readonly name: string })[] {
  const { newRow, changed, alsoTried = [] } = rows[table];
  const self = person === 'anon' ? ids.owner : ids[person === 'service' ? 'admin' : person];
  const own = newRow(self);
  const others = newRow(ids.owner);
  return [
    { name: 'select', action: 'select' },
    { name: 'delete', action: 'delete' },
    { name: 'insert as oneself', action: 'insert', values: own },
    { name: 'insert as the owner', action: 'insert', values: others },
    ...Object.entries(changed).map(
      ([column, value]) =>
        ({ name: `insert with ${column}`, action: 'insert', values: { ...own, [column]: value } }) as const,
    ),
    ...[...Object.entries(changed).map(([column, value]) => ({ [column]: value })), ...alsoTried].map(
      (values) => ({ name: `update ${JSON.stringify(values)}`, action: 'update', values }) as const,
    ),
  ];
}
