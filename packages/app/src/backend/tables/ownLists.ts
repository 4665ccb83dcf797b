import type { PostgrestClient } from '@supabase/postgrest-js';
import type { Parsed } from '@tribunen/contract';
import { parseRows } from './parseRows.ts';
import { readRows } from './rows.ts';

/** A list that belongs to one spectator: its table, and the column that names whom or what each row is about. */
export interface OwnList {
  readonly table: string;
  readonly column: string;
  readonly toRow: (value: string) => OwnRow;
}

/** What the spectator writes of a row: the one of these columns that its table has. */
interface OwnRow {
  readonly muted_id?: string;
  readonly blocked_id?: string;
  readonly word?: string;
}

export const mutes: OwnList = { table: 'user_mutes', column: 'muted_id', toRow: (muted_id) => ({ muted_id }) };
export const blocks: OwnList = { table: 'user_blocks', column: 'blocked_id', toRow: (blocked_id) => ({ blocked_id }) };
export const hiddenWords: OwnList = { table: 'hidden_words', column: 'word', toRow: (word) => ({ word }) };

/**
 * What a list of the spectator's own names. The policies let no other rows through.
 *
 * @throws TableError
 */
export async function selectOwnList<Value>(
  tables: PostgrestClient,
  { table, column }: OwnList,
  translate: (row: unknown) => Parsed<Value>,
): Promise<ReadonlySet<Value>> {
  return new Set(parseRows(await readRows(table, tables.from(table).select(column).throwOnError()), translate));
}

/**
 * Adds to a list of the spectator's own what it does not have yet.
 *
 * @throws TableError
 */
export async function addToOwnList(
  tables: PostgrestClient,
  { table, column, toRow }: OwnList,
  value: string,
): Promise<void> {
  const added = tables
    .from(table)
    .upsert(toRow(value), { onConflict: `user_id,${column}`, ignoreDuplicates: true })
    .select('id');
  await readRows(table, added.throwOnError());
}

/**
 * Removes from a list of the spectator's own.
 *
 * @throws TableError
 */
export async function removeFromOwnList(
  tables: PostgrestClient,
  { table, column }: OwnList,
  value: string,
): Promise<void> {
  await readRows(table, tables.from(table).delete().eq(column, value).select('id').throwOnError());
}
