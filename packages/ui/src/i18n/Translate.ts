import type { nb } from '@tribunen/locales';

/** The texts by screen and name, as `t` selects them: a text in the singular and the plural has one name, and needs a count. */
type Selectable<Part> = Part extends string
  ? Part
  : { readonly [Key in keyof Part as NameOf<Key>]: Selectable<Part[Key]> | (Key extends Plural ? '{{count}}' : never) };

type Plural = `${string}_one` | `${string}_other`;
type NameOf<Key> = Key extends `${infer Name}_one` | `${infer Name}_other` ? Name : Key;

/** The names of the placeholders in a text. */
type Placeholders<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Exclude<Name, 'product'> | Placeholders<Rest>
  : never;

type Values<Name extends string> = { readonly [Each in Name]: Each extends 'count' ? number : string | number };

export type Texts = Selectable<typeof nb>;

/**
 * Returns a text in the page's language, with its values filled in.
 *
 * @example
 * t(($) => $.common.loadingMatches); // 'Laster kamper…'
 * t(($) => $.results.title, { date: '5. juli' }); // 'Resultater – 5. juli'
 * t(($) => $.teamPage.place.played, { count: 2 }); // '2 kamper'
 */
export interface Translate {
  <Text extends string>(select: ($: Texts) => Text & Complete<Text>): string;
  <Text extends string>(select: ($: Texts) => Text, values: Values<Placeholders<Text>>): string;
}

/** A text without placeholders. */
type Complete<Text extends string> = [Placeholders<Text>] extends [never] ? Text : never;
