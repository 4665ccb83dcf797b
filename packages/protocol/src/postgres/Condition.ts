import type { JsonRow } from './columnTypes.ts';

/** A condition on a row. Null is SQL's «unknown», which neither a condition nor its negation lets through. */
export type Condition = (row: JsonRow) => boolean | null;

/** False when one condition is false, else unknown when one is unknown, else true. */
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

/** Negates a condition: true becomes false, false becomes true, unknown stays unknown. */
export function not(condition: Condition): Condition {
  return (row) => {
    const verdict = condition(row);
    return verdict === null ? null : !verdict;
  };
}

/** True when one condition is true, else unknown when one is unknown, else false. */
export function anyOf(conditions: readonly Condition[]): Condition {
  return not(allOf(conditions.map(not)));
}
