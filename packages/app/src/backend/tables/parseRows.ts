import type { Parsed } from '@tribunen/contract';
import { reportFaults } from '../access/reportFaults.ts';

/**
 * Rows translated into domain entities. A row that breaks the contract is left out and reported.
 *
 * @example
 * const follows = parseRows(rows, toFollow);
 */
export function parseRows<Value>(
  rows: readonly unknown[],
  translate: (row: unknown) => Parsed<Value>,
): readonly Value[] {
  return rows.flatMap((row) => {
    const parsed = translate(row);
    if (parsed.ok) return [parsed.value];
    reportFaults([parsed.fault]);
    return [];
  });
}
