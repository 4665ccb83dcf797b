import type { JsonRow } from '../columnTypes.ts';

/** What is asked of a row: null is SQL's «unknown», which neither a condition nor its negation lets through. */
export type Condition = (row: JsonRow) => boolean | null;

/** False where one is false, unknown where one is unknown, else true. */
export function allOf(conditions: readonly Condition[]): Condition {
  return (row) => {
    let verdict: boolean | null = true;
    for (const condition of conditions) {
      const each = condition(row);
      if (each === false) return false;
      if (each === null) verdict = null;
    }
    return verdict;
  };
}

/** What is true becomes false, what is false true; the unknown stays unknown. */
export function not(condition: Condition): Condition {
  return (row) => {
    const verdict = condition(row);
    return verdict === null ? null : !verdict;
  };
}

/** True where one is true, unknown where one is unknown, else false. */
export function anyOf(conditions: readonly Condition[]): Condition {
  return not(allOf(conditions.map(not)));
}
