/**
 * One or two letters that stand for a person: the first of the first name and the first of the last.
 *
 * @example
 * initialsOf('Ingrid Maria Solberg'); // 'IS'
 * initialsOf('Åse'); // 'Å'
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/u).filter((word) => word !== '');
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) =>
    word ? ([...word][0] ?? '') : '',
  );
  return letters.join('').toLocaleUpperCase('nb');
}
