import type { nb } from './nb.ts';

/** A text in any language, with every placeholder that the text in bokmål has. */
type Translated<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? `${string}{{${Name}}}${string}` & Translated<Rest>
  : string;

type TranslatedAll<Words> = Words extends string
  ? Translated<Words>
  : { readonly [Key in keyof Words]: TranslatedAll<Words[Key]> };

/**
 * The shape of every language: every key of bokmål, each text with the same placeholders. A language file ends in `as
 * const satisfies Translations`, so a missing key or placeholder does not compile.
 */
export type Translations = TranslatedAll<typeof nb>;
