import type { Row, TestedTable } from './TestedTable.ts';

const files = import.meta.glob<TestedTable>('../*.ts', { eager: true, import: 'table' });

/** Every table of `public`, by the name of its file in `tests/tables`. Tables that need others come last. */
export const testedTables: ReadonlyMap<string, TestedTable> = new Map(
  Object.entries(files)
    .map(([path, table]) => [path.slice('../'.length, -'.ts'.length), table] as const)
    .toSorted(([, a], [, b]) => (a.needs ?? []).length - (b.needs ?? []).length),
);

/** @throws {Error} for a table without a file */
export function tableOf(name: string): TestedTable {
  const table = testedTables.get(name);
  if (table === undefined) throw new Error(`There is no tests/tables/${name}.ts`);
  return table;
}

/** A row without the columns that the database fills in. */
export function unfilled({ id: _id, created_at: _at, ...row }: Row): Row {
  return row;
}

/** The names in a list of columns separated by spaces. */
export function columnsIn(list = ''): readonly string[] {
  return list.split(' ').filter((column) => column !== '');
}
