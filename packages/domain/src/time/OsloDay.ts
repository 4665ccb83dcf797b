import type { Brand } from '../brand.ts';
import { instantAt } from './instant.ts';

/** A calendar day in Europe/Oslo, `YYYY-MM-DD`. Two days compare as text. */
export type OsloDay = Brand<string, 'OsloDay'>;

export const dayMs = 24 * 60 * 60_000;

/** Days from 1970-01-01 to a calendar day. */
export function dayNumber(day: OsloDay): number {
  return Date.parse(`${day}T00:00:00.000Z`) / dayMs;
}

/** The calendar day `n` days after 1970-01-01, kept within the years 0000–9999. */
export function dayOfNumber(n: number): OsloDay {
  return instantAt(n * dayMs).slice(0, 10) as OsloDay;
}
