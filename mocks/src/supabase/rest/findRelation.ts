import type { TableAccess } from '../GuardedTable.ts';
import { NotEmulatedError, PostgresError } from '../PostgresError.ts';
import { closestName } from './closestName.ts';

/** A table as far as its relations go. */
export type Related = Pick<TableAccess, 'primaryKey' | 'keys' | 'references'>;

/** A foreign key, from one of its ends. */
export interface Relation {
  /** The table at the other end. */
  readonly table: string;
  /** Which value of a row here is which of a row there. */
  readonly here: string;
  readonly there: string;
  readonly isToOne: boolean;
  readonly constraint: string;
}

const leastAlike = 0.33;

/**
 * The relation that a select embeds, by PostgREST's rules. It goes by the name of the other table, of the foreign key or of its
 * column, `hint` deciding between several. Of a table to itself the name of the table means the many rows that lead to this one, and
 * the name of the column the one row that this one leads to.
 *
 * @param tables every table of `public`, for the foreign keys between them
 * @throws {PostgresError} PGRST200 where there is none
 * @throws {NotEmulatedError} where there are several
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
