import { characterCount } from './characterCount.ts';

/** What is wrong with a name, in the order in which it is checked. */
export type NameProblem = 'empty' | 'too-long' | 'invalid-characters';

const LONGEST = 100;
/**
 * Letters of every alphabet, so that «André» and «Ødegård» are names, and the apostrophe that phones type too.
 * Invisible letters and marks are excluded: they could make two names look alike.
 */
const NAME = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\d '’.-])+$/u;

/** The first thing wrong with a name once it is trimmed; null when it is valid (ACCOUNT-5). */
export function checkName(name: string): NameProblem | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'empty';
  if (characterCount(trimmed) > LONGEST) return 'too-long';
  return NAME.test(trimmed) ? null : 'invalid-characters';
}
