import { relativeTime, type RelativeTime } from '../chat/relativeTime.ts';
import { osloDayOf } from '../time/osloDayOf.ts';
import { epochMs, type UtcInstant } from '../time/instant.ts';
import type { Connection } from './connection.ts';

/** An age: in seconds for the first minute, then as in the chats. */
export interface Age {
  readonly kind: 'seconds' | Exclude<RelativeTime['kind'], 'now'>;
  readonly n: number;
}

/** How fresh the shown data is. */
export type DataAge =
  /** Nothing has been confirmed yet. */
  | { readonly kind: 'connecting' }
  /** The realtime link is up; the age is null while it does not matter, and until the data was confirmed. */
  | { readonly kind: 'live'; readonly age: Age | null }
  /** The link is down and polls replace it; the age is null while it does not matter. */
  | { readonly kind: 'updated'; readonly age: Age | null }
  /** No network: the shown data is from `confirmedAt` (null: it was never confirmed), today or on another Oslo day. */
  | { readonly kind: 'offline'; readonly confirmedAt: UtcInstant | null; readonly today: boolean };

/** The facts that decide the age of the data. */
export interface DataAgeFacts {
  readonly connection: Connection['status'];
  /** Whether the device reports a network. */
  readonly online: boolean;
  /** When an answer or a message last confirmed the shown data, by the clock of `now`; null before the first. */
  readonly confirmedAt: UtcInstant | null;
  readonly now: UtcInstant;
}

/** The age of younger data does not matter: it is as fresh as a list that has just been loaded. */
const youngMs = 15_000;
const secondMs = 1000;

/** How fresh the shown data is. LIVE-30, LIVE-31 */
export function dataAge({ connection, online, confirmedAt, now }: DataAgeFacts): DataAge {
  if (!online)
    return { kind: 'offline', confirmedAt, today: confirmedAt === null || osloDayOf(confirmedAt) === osloDayOf(now) };
  const age = confirmedAt && ageOf(confirmedAt, now);
  if (connection === 'live') return { kind: 'live', age };
  return confirmedAt === null ? { kind: 'connecting' } : { kind: 'updated', age };
}

/** Whether the data is too old for a match in it to count as in play: a minute, or without a network. LIVE-32 */
export const isOutdated = (age: DataAge): boolean =>
  age.kind === 'offline' || (age.kind !== 'connecting' && age.age !== null && age.age.kind !== 'seconds');

function ageOf(confirmedAt: UtcInstant, now: UtcInstant): Age | null {
  const passed = epochMs(now) - epochMs(confirmedAt);
  if (passed < youngMs) return null;
  const { kind, n } = relativeTime(confirmedAt, now);
  return kind === 'now' ? { kind: 'seconds', n: Math.floor(passed / secondMs) } : { kind, n };
}
