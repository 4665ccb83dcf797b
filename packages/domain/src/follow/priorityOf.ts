import type { Follow } from './Follow.ts';

/** The priority of a follow that has none (MATCH-12). */
export const defaultPriority = 999;

/** The priority that a follow counts with: its own when that is a whole number, else 999 (MATCH-12). */
export function priorityOf({ priority }: Pick<Follow, 'priority'>): number {
  return Number.isInteger(priority) ? priority : defaultPriority;
}
