import { type Columns, type JsonRow, renderRow, type Who } from '@tribunen/protocol';
import { project } from '../project.ts';
import { firstInOrder } from './firstInOrder.ts';
import type { RowOrder } from './parseOrder.ts';
import type { Embed, Query } from './Query.ts';

/** How a query answers rows to one user. */
export interface RowsShown {
  /** Whether a row is answered, given its embedded rows. */
  readonly keeps: (row: JsonRow) => boolean;
  /** The row in the answer: the selected columns under their names, and the embedded rows. */
  readonly show: (row: JsonRow) => JsonRow;
}

/**
 * Reads the embedded rows that the user may see, and returns how to answer rows with them.
 *
 * @param otherwise the order when the query asks for none
 * @throws {PostgresError} 42501 when the user may not read an embedded table at all
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

/** The embedded rows that belong to an outer row, as they are answered. */
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
 * The page of rows that a query asks for, in its order, and never more rows than the project allows.
 *
 * @param otherwise the order of rows that are equal by the query's order, or when the query has none
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
