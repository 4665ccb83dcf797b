import type { Change } from '../../Table.ts';
import type { Columns, JsonRow } from '../columnTypes.ts';
import { parseCondition } from '../rest/parseCondition.ts';
import { splitTopLevel } from '../rest/splitTopLevel.ts';
import type { Binding } from './frames.ts';

/** One thing that a channel listens for, and the number by which the client knows it again. */
export interface ChangeBinding {
  readonly id: number;
  readonly binding: Binding;
  readonly wants: (change: Change) => boolean;
}

/**
 * Reads one entry of a join's `postgres_changes`.
 *
 * @param columns the columns of the table that it names; undefined where there is no such table
 * @throws {PostgresError} or {NotEmulatedError} for a filter that says nothing of these columns
 */
export function readChangeBinding(binding: Binding, columns: Columns | undefined): ChangeBinding {
  const tests = binding.filter === undefined || columns === undefined ? [] : readFilter(binding.filter, columns);
  return {
    id: idOf(binding),
    binding,
    wants: (change) =>
      (binding.event === '*' || binding.event === change.type) &&
      (binding.schema === '*' || binding.schema === change.schema) &&
      (binding.table === undefined || binding.table === '*' || binding.table === change.table) &&
      tests.every((test) => test(judgedRow(change))),
  };
}

/** Of a deleted row no more than its key is known, so a filter by anything else never lets it through. */
function judgedRow(change: Change): JsonRow {
  if (change.type !== 'DELETE') return change.record;
  return { [change.primaryKey]: change.oldRecord[change.primaryKey] };
}

function readFilter(filter: string, columns: Columns): readonly ((row: JsonRow) => boolean)[] {
  return splitTopLevel(filter).map((condition) => {
    const at = condition.indexOf('=');
    return parseCondition(condition.slice(0, Math.max(at, 0)).trim(), condition.slice(at + 1), columns);
  });
}

/** The same entry has the same number in every channel (FNV-1a). */
function idOf({ event, schema, table, filter }: Binding): number {
  let hash = 2_166_136_261;
  for (const character of JSON.stringify([event, schema, table, filter])) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  return hash >>> 1 || 1;
}
