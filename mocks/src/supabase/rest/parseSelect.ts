import {
  type Columns,
  NotEmulatedError,
  PostgresError,
  splitTopLevel,
  typeOfColumn,
  unknownColumn,
} from '@tribunen/protocol';
import type { SelectedColumn } from './Query.ts';

/** A parsed `select=`. */
export interface Selection {
  /** Null for all. */
  readonly columns: readonly SelectedColumn[] | null;
  readonly embeds: readonly SelectedEmbed[];
}

/**
 * `reply:team_messages!reference_message_id!inner(id)`: the table or foreign key that is embedded, and its own select.
 */
export interface SelectedEmbed {
  readonly alias: string | null;
  readonly target: string;
  readonly hint: string | null;
  readonly isInner: boolean;
  readonly select: string;
}

const aggregate = /^(?:[\w-]+:)?(?:count|\w+\.(?:count|sum|avg|min|max))\(\)(?:::\w+)?$/;
const column = /^(?:([\w-]+):)?(\w+)$/;
const embed = /^(?:([\w-]+):)?(\w+)((?:!\w+){0,2})\((.*)\)$/s;

/**
 * Parses `select=`: the columns in their order, and separately the embedded tables, because these come after the
 * columns.
 *
 * @param table the name that the query gives the table
 * @throws {PostgresError} 42703 (no such column), PGRST123 (an aggregate, which no project allows unless it is set so)
 * @throws {NotEmulatedError} for casts, paths into JSON, spread rows, and a count by the name of a column
 */
export function parseSelect(text: string, table: string, columns: Columns): Selection {
  if (text === '') return { columns: null, embeds: [] };
  const embeds: SelectedEmbed[] = [];
  const selected = splitTopLevel(text).flatMap((term): readonly SelectedColumn[] => {
    const item = term.trim();
    if (item === '*') return Object.keys(columns).map((name) => ({ column: name, as: name }));
    const [, as, name] = column.exec(item) ?? [];
    if (name !== undefined && typeOfColumn(columns, name) !== undefined) return [{ column: name, as: as ?? name }];
    if (name !== undefined && name !== 'count') throw unknownColumn(table, name, columns);
    if (aggregate.test(item)) throw new PostgresError('PGRST123', 'Use of aggregate functions is not allowed');
    const [, alias = null, target, words = '', select = ''] = embed.exec(item) ?? [];
    if (target === undefined) throw new NotEmulatedError(`select=${text}`);
    const [hint = null] = words.split('!').filter((word) => !['', 'left', 'inner'].includes(word));
    embeds.push({ alias, target, hint, isInner: /!inner\b/.test(words), select });
    return [];
  });
  return { columns: selected, embeds };
}
