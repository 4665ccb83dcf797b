import type { ChatLine } from '@tribunen/domain';
import { lineKey } from './lineKey.ts';

/** What the virtual list is given at once. */
export interface LineStep {
  readonly lines: readonly ChatLine[];
  /** Lines have come or gone before those that the reader sees: the list keeps its distance from the end. */
  readonly shift: boolean;
}

/**
 * The next lines to give to the virtual list. It keeps its place when lines come at one end, and has to know at which:
 * when they have come at both, the first step has those at the beginning, and the rest is given afterwards.
 *
 * @param shown the lines that the list has
 * @param lines the lines that it is to have
 * @param isAtEnd the reader is at the last line: there is no place to keep among the lines, and one step does
 */
export function lineStep(shown: readonly ChatLine[], lines: readonly ChatLine[], isAtEnd = false): LineStep {
  const isMoved = placeOfCommon(shown, lines) !== placeOfCommon(lines, shown);
  if (!isMoved) return { lines, shift: false };
  const last = shown.at(-1);
  const end = last === undefined ? -1 : lines.findLastIndex((line) => lineKey(line) === lineKey(last));
  const inOneStep = end === -1 || (isAtEnd && end < lines.length - 1);
  return inOneStep ? { lines, shift: false } : { lines: lines.slice(0, end + 1), shift: true };
}

/** Where the first line of one list stands that the other has too. A day's separator moves up when its older messages come. */
function placeOfCommon(within: readonly ChatLine[], other: readonly ChatLine[]): number {
  const keys = new Set(other.map(lineKey));
  return within.findIndex((line) => line.kind !== 'day' && keys.has(lineKey(line)));
}
