import { useWords } from '../i18n/useWords.ts';
import type { FileProblem } from './FileProblem.ts';

/**
 * What is wrong with a file, in words: its line, its field, and what should have been there.
 *
 * @example
 * const wordsOf = useFileWords();
 * wordsOf('kamp.json', { line: 3, field: 'events.0.x', what: { kind: 'missing' } }); // '«kamp.json», linje 3, events.0.x: Feltet mangler.'
 */
export function useFileWords(): (name: string, problem: FileProblem) => string {
  const { t } = useWords();
  const whatOf = ({ what }: FileProblem): string => {
    if (what.kind !== 'wrong') return t(($) => $.files[what.kind]);
    const { expected, found } = what;
    return t(($) => $.files.wrong, { expected: expectedWords(expected), found });
  };
  const expectedWords = (expected: string | null): string => {
    switch (expected) {
      case 'number':
      case 'string':
      case 'Array':
      case 'Object':
        return t(($) => $.files.expected[expected]);
      case null:
        return t(($) => $.files.expected.other);
      default:
        return expected;
    }
  };
  return (name, problem) =>
    t(($) => $.files.fault, {
      name,
      line: problem.line,
      field: problem.field === '' ? t(($) => $.files.whole) : problem.field,
      what: whatOf(problem),
    });
}
