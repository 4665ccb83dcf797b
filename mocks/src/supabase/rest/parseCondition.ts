import type { Columns } from '../columnTypes.ts';
import type { Test } from '../GuardedTable.ts';
import { readCondition } from './readCondition.ts';

/**
 * The test that one filter makes of a row, as realtime asks it: what is unknown is not let through. See `readCondition`.
 *
 * @example
 * parseCondition('minute', 'gte.45', columns)({ minute: 46 }); // true
 */
export function parseCondition(column: string, text: string, columns: Columns): Test {
  const condition = readCondition('changes', column, text, columns);
  return (row) => condition(row) === true;
}
