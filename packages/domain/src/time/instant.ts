import type { Brand } from '../brand.ts';

/** A moment as ISO 8601 in UTC with milliseconds, `2026-11-21T14:00:00.000Z`: two of them compare as text. */
export type UtcInstant = Brand<string, 'UtcInstant'>;

/**
 * The moment that a text, a Date's number of milliseconds, or anything else names; null where it names none.
 *
 * @example
 * toUtcInstant('2026-11-21T15:00:00+01:00'); // '2026-11-21T14:00:00.000Z'
 * toUtcInstant('i morgen'); // null
 */
export function toUtcInstant(raw: unknown): UtcInstant | null {
  if (typeof raw !== 'string' && typeof raw !== 'number') return null;
  const date = new Date(raw);
  return Number.isNaN(date.getTime()) ? null : (date.toISOString() as UtcInstant);
}

/** Milliseconds since 1970. */
export function epochMs(instant: UtcInstant): number {
  return Date.parse(instant);
}
