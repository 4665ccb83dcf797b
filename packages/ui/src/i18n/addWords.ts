import type { Language } from '@tribunen/locales';
import type { Dictionary, I18n } from './I18n.ts';

/** Adds words of a language to those already loaded. It may be called in each render. */
export function addWords(words: I18n, language: Language, added: Dictionary): void {
  const known = words.textsIn(language);
  if (!Object.keys(added).every((screen) => Object.hasOwn(known, screen))) words.add(language, added);
}
