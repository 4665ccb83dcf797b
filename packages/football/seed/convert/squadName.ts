/** The squads' spelling of names that the list of goals spells too differently for the comparison of words. */
const written: Readonly<Record<string, string>> = {
  'Maxi Araújo': 'Maximiliano Araújo',
  'Mohammad Mohebbi': 'Mohammad Mohebi',
  'Mostafa Zico': 'Mostafa Ziko',
  'Mousa Al-Tamari': 'Musa Al-Taamari',
};

/**
 * The squad's spelling of a goal scorer's name. Without accents, it is the only name in the squad with the same words,
 * else the only name that contains all the words or has no other words, else the only name with the same last word, else
 * the only name that shares a word of more than three letters.
 *
 * @throws {Error} when no player of the squad matches
 *
 * @example
 * squadName('Ivan Perisic', ['Ivan Perišić']); // 'Ivan Perišić'
 */
export function squadName(scorer: string, squad: readonly string[]): string {
  const words = wordsOf(written[scorer] ?? scorer);
  const tests: readonly ((candidate: readonly string[]) => boolean)[] = [
    (candidate) => candidate.join(' ') === words.join(' '),
    (candidate) => words.every((word) => candidate.includes(word)) || candidate.every((word) => words.includes(word)),
    (candidate) => candidate.at(-1) === words.at(-1),
    (candidate) => candidate.some((word) => word.length > 3 && words.includes(word)),
  ];
  for (const test of tests) {
    const meant = squad.filter((name) => test(wordsOf(name)));
    if (meant.length === 1 && meant[0] !== undefined) return meant[0];
  }
  throw new Error(`Nobody of the squad can be meant by «${scorer}»: ${squad.join(', ')}`);
}

function wordsOf(name: string): readonly string[] {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('Ø', 'O')
    .replaceAll('ø', 'o')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .split(/[\s-]+/);
}
