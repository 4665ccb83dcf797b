import type { JsonRow } from './columnTypes.ts';

/** A condition on a row. Null is SQL's «unknown»: neither the condition nor its negation matches the row. */
export type Condition = (row: JsonRow) => boolean | null;

/** False when any condition is false, otherwise unknown when any is unknown, otherwise true. */
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

/** True when any condition is true, otherwise unknown when any is unknown, otherwise false. */
export function anyOf(conditions: readonly Condition[]): Condition {
  return not(allOf(conditions.map(not)));
}
