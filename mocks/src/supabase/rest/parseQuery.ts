import { allOf, type Columns, type Condition, PostgresError, readCondition } from '@tribunen/protocol';
import { isLogical, parseLogic } from './parseLogic.ts';
import { parseOrder } from './parseOrder.ts';
import { parseSelect } from './parseSelect.ts';
import type { Query } from './Query.ts';

/** The parameters of an address that belong to a query, in their order. */
export type Parameters = readonly (readonly [name: string, value: string])[];

/**
 * Parses a query of a table, or of the rows of a database function, from an address.
 *
 * @throws {PostgresError} for a query that PostgREST refuses too
 * @throws {NotEmulatedError} for a query that PostgREST would answer and the mock does not
 */
export function parseQuery(name: string, columns: Columns, select: string, parameters: Parameters): Query {
  const conditions: Condition[] = [];
  let [order, offset, limit]: [Query['order'], number, number | null] = [null, 0, null];
  for (const [parameter, value] of parameters) {
    if (isLogical(parameter)) conditions.push(parseLogic(name, parameter, value, columns));
    else if (parameter === 'order') order = parseOrder(value, name, columns);
    else if (parameter === 'offset') offset = readCount(value) ?? 0;
    else if (parameter === 'limit') limit = readCount(value);
    else conditions.push(readCondition(name, parameter, value, columns));
  }
  return {
    condition: allOf(conditions),
    isFiltered: conditions.length > 0,
    columns: parseSelect(select, name, columns),
    order,
    offset,
    limit,
  };
}

/**
 * Parses a whole number; null for any other text, which PostgREST ignores too.
 *
 * @throws {PostgresError} PGRST103 for a negative number
 */
function readCount(text: string): number | null {
  if (!/^-?\d+$/.test(text)) return null;
  const count = Number(text);
  if (count < 0) throw new PostgresError('PGRST103', 'Requested range not satisfiable');
  return count;
}
