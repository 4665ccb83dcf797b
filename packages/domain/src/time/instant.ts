import type { Brand } from '../brand.ts';

/** A moment as ISO 8601 in UTC with milliseconds, `2026-11-21T14:00:00.000Z`. Two moments compare as text. */
export type UtcInstant = Brand<string, 'UtcInstant'>;

const isoText =
  /^\d{4}-\d\d-\d\d(?:[T ](\d\d:\d\d)(:\d\d)?(?:[.,](\d{1,9}))?\s?(Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?)?$/i;
const earliestMs = Date.parse('0000-01-01T00:00:00.000Z');
const latestMs = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * The moment in an ISO 8601 text (as JavaScript, Postgres or a provider writes it) or a number of milliseconds since
 * 1970; null for anything else. A text without a zone is UTC, so that every device gives the same answer (TIME-1).
 */
export function toUtcInstant(raw: unknown): UtcInstant | null {
  const ms = typeof raw === 'number' ? raw : typeof raw === 'string' ? msOfText(raw.trim()) : Number.NaN;
  return ms >= earliestMs && ms <= latestMs ? instantAt(ms) : null;
}

/** Milliseconds since 1970. */
export function epochMs(instant: UtcInstant): number {
  return Date.parse(instant);
}

/** The moment `ms` milliseconds after 1970, kept within the years 0000–9999, where instants compare as text. */
export function instantAt(ms: number): UtcInstant {
  const held = Math.min(Math.max(ms, earliestMs), latestMs);
  return new Date(Number.isNaN(held) ? 0 : held).toISOString() as UtcInstant;
}

function msOfText(text: string): number {
  const found = isoText.exec(text);
  if (found === null) return Number.NaN;
  const day = text.slice(0, 10);
  const [, clock = '00:00', seconds = ':00', fraction = '0', zone = ''] = found;
  const written = `${day}T${clock}${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
  const ms = Date.parse(written);
  // A parser may read 31 February as 3 March. Only a day that comes back as itself is valid.
  if (Number.isNaN(ms) || !new Date(ms).toISOString().startsWith(day)) return Number.NaN;
  return ms - zoneMs(zone);
}

/** `Z` or no zone has no digits, and is therefore 0. */
function zoneMs(zone: string): number {
  const digits = zone.replace(':', '');
  const minutes = Number(digits.slice(1, 3)) * 60 + Number(digits.slice(3));
  return (digits.startsWith('-') ? -minutes : minutes) * 60_000;
}
