import { type Columns, typeOfColumn } from '../postgres/columnTypes.ts';
import type { Condition } from '../postgres/Condition.ts';
import { PostgresError } from '../postgres/PostgresError.ts';
import { readCondition } from '../postgres/readCondition.ts';
import { splitTopLevel } from '../postgres/splitTopLevel.ts';

/**
 * Compiles a filter, such as `status=in.(PAUSED,IN_PLAY),minute=gte.45`, into conditions on a table's rows. A row must
 * meet all of them.
 *
 * @param columns the columns that the listener may read
 * @throws {PostgresError} for an unknown column, operator or value
 */
export function readFilters(table: string, text: string, columns: Columns): readonly Condition[] {
  return (text === '' ? [] : splitTopLevel(text)).map((part) => {
    const [, column = '', operator = '', value = ''] = /^([^=]*)=([^.]*)\.(.*)$/s.exec(part) ?? [];
    if (typeOfColumn(columns, column) === undefined)
      throw new PostgresError('P0001', `invalid column for filter ${column}`);
    return readCondition(table, column, `${operator}.${unquoted(value)}`, columns);
  });
}

/** Removes the quotes around a value. A client must quote a value with commas or brackets, as in `eq."a,b"`. */
function unquoted(value: string): string {
  return /^"(?:[^"\\]|\\.)*"$/s.test(value) ? value.slice(1, -1).replaceAll(/\\(.)/gs, '$1') : value;
}
