import { textOf } from '../text/textOf.ts';

/**
 * An id of the provider as text; null when it is empty or not a whole number (MATCH-7, MATCH-8).
 *
 * @example
 * idOf(57); // '57'
 * idOf(Number.NaN); // null
 */
export function idOf(raw: string | number | null): string | null {
  if (typeof raw === 'number') return Number.isInteger(raw) ? String(raw) : null;
  return textOf(raw);
}
