import { characterCount } from './characterCount.ts';
import { isReservedName } from './isReservedName.ts';

/** What is wrong with a name, in the order in which it is checked. */
export type NameProblem = 'empty' | 'too-long' | 'invalid-characters' | 'web-address' | 'reserved';

const LONGEST = 100;
/**
 * Letters of every alphabet, so that «André» and «Ødegård» are names, and the apostrophe that phones type too.
 * A name of marks alone shows nothing.
 * Invisible letters and marks are excluded, because they could make two names look alike, and so are more than two marks
 * on a letter, which would cover the lines around the name.
 */
const NAME = /^(?=.*\P{M})(?!.*\p{M}{3})(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\d '’.-])+$/u;
/** «www.example.com», which mail programs turn into a link. «J.R.R. Tolkien» has none. */
const WEB_ADDRESS = /[^\s'’.-]\.[^\s'’.-]{2}/u;

/** The first thing wrong with a name once it is trimmed; null when it is valid (ACCOUNT-5). */
export function checkName(name: string): NameProblem | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'empty';
  if (characterCount(trimmed) > LONGEST) return 'too-long';
  if (!NAME.test(trimmed)) return 'invalid-characters';
  if (WEB_ADDRESS.test(trimmed)) return 'web-address';
  return isReservedName(trimmed) ? 'reserved' : null;
}
