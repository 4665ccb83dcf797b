import { type Columns, type JsonRow, renderRow } from '../columnTypes.ts';
import { project } from '../project.ts';
import type { Who } from '../who.ts';
import { firstInOrder } from './firstInOrder.ts';
import type { RowOrder } from './parseOrder.ts';
import type { Embed, Query } from './Query.ts';

/** How a query shows rows to one asker. */
export interface RowsShown {
  /** Whether the row is shown, by what is embedded in it. */
  readonly keeps: (row: JsonRow) => boolean;
  /** The row as it is answered: the columns that are asked for, under their names, and what is embedded in it. */
  readonly show: (row: JsonRow) => JsonRow;
}

/**
 * Reads what is embedded, as far as the asker may see it, and shows rows with it.
 *
 * @param otherwise the order of rows that the query gives none
 * @throws {PostgresError} 42501 where the asker may read nothing of an embedded table
 */
export function showRows({ columns, embeds }: Query, types: Columns, who: Who, otherwise: RowOrder): RowsShown {
  const embedded = embeds.map((embed) => ({ ...embed, of: readEmbedded(embed, who, otherwise) }));
  return {
    keeps: (row) => embedded.every(({ shows, of }) => shows === 'all' || of(row).length > 0 === (shows === 'with')),
    show: (row) => {
      const rendered = renderRow(types, row);
      const named =
        columns === null ? rendered : Object.fromEntries(columns.map(({ column, as }) => [as, rendered[column]]));
      const inner = embedded
        .filter(({ isShown }) => isShown)
        .map(({ as, isToOne, of }) => [as, isToOne ? (of(row)[0] ?? null) : of(row)] as const);
      return { ...named, ...Object.fromEntries(inner) };
    },
  };
}

/** The rows of an embedded table that belong to a row, as they are answered. */
function readEmbedded(
  { table, query, here, there }: Embed,
  who: Who,
  otherwise: RowOrder,
): (row: JsonRow) => readonly JsonRow[] {
  const { keeps, show } = showRows(query, table.columns, who, otherwise);
  const found = table.select(who, (row) => query.condition(row) === true).filter(keeps);
  const belonging = new Map<unknown, JsonRow[]>();
  for (const row of found) {
    const others = belonging.get(row[there]);
    if (others === undefined) belonging.set(row[there], [row]);
    else others.push(row);
  }
  return (row) => {
    const key = row[here] ?? null;
    return key === null ? [] : pageOf(query, belonging.get(key) ?? [], otherwise).map(show);
  };
}

/**
 * The rows of the page that a query asks for, in its order, never more than the project answers with.
 *
 * @param otherwise decides between rows that are equal by the query's order, or where it has none
 */
export function pageOf(
  { order, offset, limit }: Query,
  found: readonly JsonRow[],
  otherwise: RowOrder,
): readonly JsonRow[] {
  const inOrder: RowOrder = order === null ? otherwise : (a, b) => order(a, b) || otherwise(a, b);
  const end = offset + Math.min(limit ?? project.maxRows, project.maxRows);
  return (end < found.length ? firstInOrder(found, inOrder, end) : found.toSorted(inOrder)).slice(offset, end);
}
