import type { ChatLine } from '@tribunen/domain';
import { lineKey } from './lineKey.ts';

/** The lines that the virtual list gets in one step. */
export interface LineStep {
  readonly lines: readonly ChatLine[];
  /** Whether lines were added or removed before those that the reader sees, so that the list keeps its distance from the end. */
  readonly shift: boolean;
}

/**
 * The next lines to give to the virtual list. The list keeps its place when lines are added at one end, and has to know
 * which end. If lines were added at both, the first step contains those at the beginning, and the rest follows.
 *
 * @param shown the lines that the list has
 * @param lines the lines that it should have
 * @param isAtEnd whether the reader is at the last line, so that no place must be kept and one step is enough
 */
export function lineStep(shown: readonly ChatLine[], lines: readonly ChatLine[], isAtEnd = false): LineStep {
  const isMoved = placeOfCommon(shown, lines) !== placeOfCommon(lines, shown);
  if (!isMoved) return { lines, shift: false };
  const last = shown.at(-1);
  const end = last === undefined ? -1 : lines.findLastIndex((line) => lineKey(line) === lineKey(last));
  const inOneStep = end === -1 || (isAtEnd && end < lines.length - 1);
  return inOneStep ? { lines, shift: false } : { lines: lines.slice(0, end + 1), shift: true };
}

/**
 * The index of the first line of one list that the other also contains. A day's separator moves up when older messages
 * of the day arrive.
 */
function placeOfCommon(within: readonly ChatLine[], other: readonly ChatLine[]): number {
  const keys = new Set(other.map(lineKey));
  return within.findIndex((line) => line.kind !== 'day' && keys.has(lineKey(line)));
}
