import type { UtcInstant } from '../time/instant.ts';

/**
 * The keys of handled events, each with the time of its event, in sheets. A busy day has thousands of keys, and adding
 * one copies the last sheet only.
 */
export type HandledKeys = readonly ReadonlyMap<string, UtcInstant>[];

export const NO_HANDLED_KEYS: HandledKeys = [];

const keysOnASheet = 512;

/** Whether a key has been added. */
export function isHandled(sheets: HandledKeys, key: string): boolean {
  return sheets.some((sheet) => sheet.has(key));
}

export function withHandled(sheets: HandledKeys, keys: ReadonlyMap<string, UtcInstant>): HandledKeys {
  if (keys.size === 0) return sheets;
  const last = sheets.at(-1);
  if (last === undefined || last.size + keys.size > keysOnASheet) return [...sheets, keys];
  return [...sheets.slice(0, -1), new Map([...last, ...keys])];
}

/** Drops the events before a moment. */
export function handledSince(sheets: HandledKeys, since: UtcInstant): HandledKeys {
  return sheets
    .map((sheet) => new Map([...sheet].filter(([, happenedAt]) => happenedAt >= since)))
    .filter(({ size }) => size > 0);
}
