import { compareText } from './compareText.ts';
import { foldLetters, keepRing, RING_A } from './foldText.ts';
import { remembered } from './remembered.ts';

/**
 * Names from other languages in which «aa» is two letters, or a long a: given names, surnames and towns. In every other
 * name it is an old spelling of å, as in Aas, Haaland, Aalesund and Aarhus.
 */
const foreign =
  /(?<!\p{L})(?:aar[oó]n|aaliyah|aamir|aalto|isaa[ck]|maat|daan|jaap|klaas|kaan|saad|vaart|aachen|aarau|saar|maastricht|waalwijk|haarlem|den haag|vaasa)/giu;
/** A mark that folding removes: «aa» with it between the two letters is not å. */
const apart = '\u034F';

/**
 * Compares two names, of people, teams or leagues, as a Norwegian list has them, the same on every device: æ, ø and å
 * come last, and «aa» is å except in foreign names, such as Aaron and Aachen (TEXT-4).
 */
export function compareNames(a: string, b: string): number {
  return compareText(sortingForm(a), sortingForm(b)) || compareText(a, b);
}

const sortingForm = remembered((name) => {
  const parted = name.normalize('NFC').replace(foreign, (word) => word.replace(/a(?=a)/i, `$&${apart}`));
  const nordic = keepRing(parted.replace(/ä/giu, 'æ').replace(/ö/giu, 'ø'));
  // In the order of code units these signs come after z.
  return foldLetters(nordic).replaceAll('æ', '{').replaceAll('ø', '|').replaceAll(RING_A, '}');
});
