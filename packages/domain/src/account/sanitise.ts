import { firstCharacters } from './firstCharacters.ts';

/** The ampersand comes first, so that the ampersand of an escape is not escaped again. */
const SIGNS: readonly (readonly [sign: string, entity: string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#x27;'],
];
const SHORT = 100;

/**
 * Text as it is stored: trimmed, with the five signs `< > " ' &` escaped (ACCOUNT-7). `decodeText` reverses it, once,
 * when the text is read.
 */
export function sanitiseText(text: string): string {
  return SIGNS.reduce((escaped, [sign, entity]) => escaped.replaceAll(sign, entity), text.trim());
}

/**
 * Like `sanitiseText`, for the first 100 typed characters. It cuts before it escapes, so that no escape is cut in two
 * (ACCOUNT-8).
 */
export function sanitiseShortText(text: string): string {
  return sanitiseText(firstCharacters(text.trim(), SHORT));
}

/** Stored text as it was typed: every escape of `sanitiseText` reversed, once (ACCOUNT-9). */
export function decodeText(text: string): string {
  if (!text.includes('&')) return text;
  return SIGNS.reduceRight((decoded, [sign, entity]) => decoded.replaceAll(entity, sign), text);
}
