import { foldText } from '@tribunen/domain';

/** Words in the names of clubs that some providers write and others leave out. */
const forms = new Set(
  'ac afc as aik bk bsc cd cf club de fc fk fotball football ff fsv if ik il ks rcd sc sk ss ssc sv tsg tsv ud us vfb vfl w women kvinner'.split(
    ' ',
  ),
);
const otherNames: ReadonlyMap<string, string> = new Map([
  ['hamarkameratene', 'hamkam'],
  ['ham kam', 'hamkam'],
  ['kfum oslo', 'kfum'],
  ['kfum kam oslo', 'kfum'],
  ['lyn oslo', 'lyn'],
]);

/**
 * A club's name without the words and numbers that only some providers write, so that the names of two providers match.
 *
 * @example
 * clubKey('FK Bodø/Glimt') === clubKey('Bodo/Glimt'); // true
 */
export function clubKey(name: string): string {
  const words = foldText(name).split(' ');
  const own = words.filter((word) => !forms.has(word) && !/^\d+$/.test(word)).join(' ');
  return otherNames.get(own) ?? (own || words.join(' '));
}
