import type { TableAccess } from '../GuardedTable.ts';
import { NotEmulatedError, PostgresError } from '@tribunen/protocol';
import { closestName } from './closestName.ts';

/** The parts of a table that its relations depend on. */
export type Related = Pick<TableAccess, 'primaryKey' | 'keys' | 'references'>;

/** A foreign key, seen from one of its two tables. */
export interface Relation {
  /** The other table. */
  readonly table: string;
  /** A row of this table and a row of the other belong together when the column `here` equals the column `there`. */
  readonly here: string;
  readonly there: string;
  readonly isToOne: boolean;
  readonly constraint: string;
}

const leastAlike = 0.33;

/**
 * Finds the foreign key by which a select embeds a table, by PostgREST's rules. The select names the other table, the
 * foreign key or its column; `hint` decides between several. For a foreign key from a table to itself, the table's name
 * means the many rows that reference this row, and the column's name means the one row that this row references.
 *
 * @param tables every table of `public`, for the foreign keys between them
 * @throws {PostgresError} PGRST200 when no foreign key fits
 * @throws {NotEmulatedError} when several foreign keys fit
 * @example
 * findRelation('team_messages', 'reference_message_id', null, tables).isToOne; // true
 * findRelation('team_messages', 'team_messages', 'reference_message_id', tables).isToOne; // false: its replies
 */
export function findRelation(
  from: string,
  target: string,
  hint: string | null,
  tables: Readonly<Record<string, Related>>,
): Relation {
  const relations = relationsOf(from, tables);
  const [found, another] = relations.filter((relation) => isMeant(relation, from, target, hint));
  if (found === undefined) throw noRelation(from, target, hint, tables);
  if (another !== undefined) throw new NotEmulatedError(`${target}, which more than one foreign key leads to or from`);
  return found;
}

function isMeant(
  { table, here, there, isToOne, constraint }: Relation,
  from: string,
  target: string,
  hint: string | null,
): boolean {
  if (table === from) {
    return hint === null
      ? isToOne
        ? target === here
        : target === table
      : !isToOne && target === table && hint === there;
  }
  return hint === null
    ? [table, constraint, here].includes(target)
    : target === table && [constraint, here, there].includes(hint);
}

function relationsOf(from: string, tables: Readonly<Record<string, Related>>): readonly Relation[] {
  const keyOf = (table: string): string | null =>
    Object.hasOwn(tables, table) ? (tables[table]?.primaryKey ?? null) : null;
  return Object.entries(tables).flatMap(([name, { references, keys }]) =>
    references.flatMap(({ column, table }): readonly Relation[] => {
      const key = keyOf(table);
      if (key === null) return [];
      const constraint = `${name}_${column}_fkey`;
      const isAlone = keys.some((columns) => columns.length === 1 && columns[0] === column);
      const out = { table, here: column, there: key, isToOne: true, constraint };
      const back = { table: name, here: key, there: column, isToOne: isAlone, constraint };
      return [...(name === from ? [out] : []), ...(table === from ? [back] : [])];
    }),
  );
}

function noRelation(
  from: string,
  target: string,
  hint: string | null,
  tables: Readonly<Record<string, Related>>,
): PostgresError {
  const between = `between '${from}' and '${target}'`;
  const byHint = hint === null ? '' : ` using the hint '${hint}'`;
  return new PostgresError(
    'PGRST200',
    `Could not find a relationship ${between} in the schema cache`,
    `Searched for a foreign key relationship ${between}${byHint} in the schema 'public', but no matches were found.`,
    hintAtRelation(from, target, tables),
  );
}

function hintAtRelation(from: string, target: string, tables: Readonly<Record<string, Related>>): string | null {
  const others = relationsOf(from, tables).map(({ table }) => table);
  const isKnown = others.length > 0;
  const related = Object.keys(tables).filter((name) => relationsOf(name, tables).length > 0);
  const meant = isKnown ? closestName(others, target, leastAlike) : closestName(related, from, leastAlike);
  if (meant === null || meant === target) return null;
  return `Perhaps you meant '${meant}' instead of '${isKnown ? target : from}'.`;
}
