import {
  allOf,
  type Columns,
  type Condition,
  NotEmulatedError,
  PostgresError,
  readCondition,
} from '@tribunen/protocol';
import type { TableAccess } from '../GuardedTable.ts';
import { findRelation } from './findRelation.ts';
import { isLogical, parseLogic } from './parseLogic.ts';
import { parseOrder } from './parseOrder.ts';
import { parseSelect, type SelectedEmbed } from './parseSelect.ts';
import type { Embed, Query } from './Query.ts';

/** The parameters of an address that belong to a query, in their order. */
export type Parameters = readonly (readonly [name: string, value: string])[];

/** The source of a query's rows: a table of the database, or the result of a database function. */
export interface Source {
  readonly name: string;
  readonly columns: Columns;
  /** How many queries it is nested in; 0 for the outermost. */
  readonly depth: number;
}

interface EmbedPart extends SelectedEmbed {
  readonly parameters: (readonly [string, string])[];
  shows: Embed['shows'];
}

/**
 * Parses a query of a table, and of the tables embedded in its rows, from an address. Parameters that begin with an
 * embedded table's name belong to it: `reply.order=created_at`.
 *
 * @param tables every table, for the relations between them
 * @throws {PostgresError} for a query that PostgREST refuses too
 * @throws {NotEmulatedError} for a query that PostgREST would answer and the mock cannot
 */
export function parseQuery(
  { name, columns, depth }: Source,
  select: string,
  parameters: Parameters,
  tables: Readonly<Record<string, TableAccess>>,
): Query {
  // PostgREST gives an embedded table this name, and Postgres uses the name in its messages.
  const called = depth === 0 ? name : `${name}_${depth}`;
  const selection = parseSelect(select, called, columns);
  const parts = selection.embeds.map((embed): EmbedPart => ({
    ...embed,
    parameters: [],
    shows: embed.isInner ? 'with' : 'all',
  }));
  const conditions: Condition[] = [];
  let [order, offset, limit]: [Query['order'], number, number | null] = [null, 0, null];
  for (const [parameter, value] of parameters) {
    const [head = '', ...rest] = parameter.split('.');
    if (isLogical(parameter)) {
      refuseEmbedsIn(value, parts);
      conditions.push(parseLogic(called, parameter, value, columns));
    } else if (rest.length > 0 && !head.includes('->')) {
      embedOf(parts, head).parameters.push([rest.join('.'), value]);
    } else if (parameter === 'order') order = parseOrder(value, called, columns);
    else if (parameter === 'offset') offset = readOffset(value);
    else if (parameter === 'limit') limit = readLimit(value);
    else {
      const part = parts.find(({ alias, target }) => (alias ?? target) === parameter);
      if (part !== undefined && value === 'not.is.null') part.shows = 'with';
      else if (part !== undefined && value === 'is.null') part.shows = 'without';
      else conditions.push(readCondition(called, parameter, value, columns));
    }
  }
  return {
    condition: allOf(conditions),
    isFiltered: conditions.length > 0,
    columns: selection.columns,
    embeds: parts.map((part) => readEmbed(name, depth, part, tables)),
    order,
    offset,
    limit,
  };
}

function readEmbed(
  from: string,
  depth: number,
  { alias, target, hint, select, parameters, shows }: EmbedPart,
  tables: Readonly<Record<string, TableAccess>>,
): Embed {
  const { table: name, here, there, isToOne } = findRelation(from, target, hint, tables);
  const table = tables[name];
  if (table === undefined) throw new Error(`A foreign key leads to ${name}, which there is not`);
  const source = { name, columns: table.columns, depth: depth + 1 };
  const query = parseQuery(source, select, parameters, tables);
  const isShown = select !== '' && (query.columns?.length !== 0 || query.embeds.some((embed) => embed.isShown));
  return { as: alias ?? target, table, query, here, there, isToOne, shows, isShown };
}

function embedOf(parts: readonly EmbedPart[], name: string): EmbedPart {
  const part = parts.find(({ alias, target }) => alias === name || target === name);
  if (part !== undefined) return part;
  throw new PostgresError(
    'PGRST108',
    `'${name}' is not an embedded resource in this request`,
    null,
    `Verify that '${name}' is included in the 'select' query parameter.`,
  );
}

/** PostgREST can ask in a tree of conditions whether there is an embedded row; the mock cannot. */
function refuseEmbedsIn(tree: string, parts: readonly EmbedPart[]): void {
  const asked = [...tree.matchAll(/([\w-]+)\.(?:not\.)?is\.null/g)].map(([, name]) => name);
  if (!parts.some(({ alias, target }) => asked.includes(alias ?? target))) return;
  throw new NotEmulatedError(`the embedded table in ${tree}`);
}

/** Parses a whole number. Anything else is ignored, as in PostgREST. */
function readCount(text: string): number | null {
  return /^-?\d+$/.test(text) ? Number(text) : null;
}

function readLimit(text: string): number | null {
  const limit = readCount(text);
  if (limit === null || limit >= 0) return limit;
  const details = 'Limit should be greater than or equal to zero.';
  throw new PostgresError('PGRST103', 'Requested range not satisfiable', details);
}

function readOffset(text: string): number {
  const offset = readCount(text) ?? 0;
  if (offset < 0) throw new PostgresError('2201X', 'OFFSET must not be negative');
  return offset;
}
