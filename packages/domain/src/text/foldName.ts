import { foldText } from './foldText.ts';
import { remembered } from './remembered.ts';

/** A name in the forms in which a search compares it. */
export interface FoldedName {
  /** Its words with a space between them. */
  readonly text: string;
  /** For each word, that word and all after it, run together: «sarpsborg08ff», «08ff», «ff». */
  readonly tails: readonly string[];
}

/**
 * A name in the forms in which a search compares it.
 *
 * @example
 * foldName('Sarpsborg 08').tails; // ['sarpsborg08', '08']
 */
export const foldName: (name: string) => FoldedName = remembered((name) => {
  const text = foldText(name);
  const words = text.split(' ');
  return { text, tails: words.map((_, place) => foldText(words.slice(place).join(''))) };
});
