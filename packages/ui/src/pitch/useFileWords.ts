import { useWords } from '../i18n/useWords.ts';
import type { FileProblem } from './FileProblem.ts';

/**
 * Describes the error in a file: the format as which it was read, the line and column, the field, and the expected
 * value.
 *
 * @example
 * const wordsOf = useFileWords();
 * wordsOf('kamp.csv', { format: 'spadl', line: 3, column: 7, field: 'start_x', what: { kind: 'missing' } });
 * // '«kamp.csv», lest som SPADL, linje 3, kolonne 7, start_x: Feltet mangler. Filen må ha det.'
 */
export function useFileWords(): (name: string, problem: FileProblem) => string {
  const { t } = useWords();
  const whatOf = ({ what }: FileProblem): string => {
    if (what.kind !== 'wrong') {
      const { kind } = what;
      return kind === 'unread-format' ? '' : t(($) => $.files[kind]);
    }
    const { expected, found } = what;
    return t(($) => $.files.wrong, { expected: expectedWords(expected), found });
  };
  const expectedWords = (expected: string | null): string => {
    const [, sign, n = ''] = /^([<>])=(.+)$/.exec(expected ?? '') ?? [];
    if (sign === '>') return t(($) => $.files.expected.least, { n });
    if (sign === '<') return t(($) => $.files.expected.most, { n });
    if (expected?.startsWith('(')) {
      const list = expected.slice(1, -1).split(' | ').map(expectedWords).join(', ');
      return t(($) => $.files.expected.oneOf, { list });
    }
    switch (expected) {
      case 'number':
      case 'string':
      case 'Array':
      case 'Object':
      case 'duration':
        return t(($) => $.files.expected[expected]);
      case null:
        return t(($) => $.files.expected.other);
      default:
        return expected;
    }
  };
  return (name, problem) => {
    const { format, line, column } = problem;
    const place = { name, line, column, field: problem.field === '' ? t(($) => $.files.whole) : problem.field };
    if (format === null) return t(($) => $.files.fault, { ...place, what: whatOf(problem) });
    const formatName = t(($) => $.files.formats[format]);
    return problem.what.kind === 'unread-format'
      ? t(($) => $.files['unread-format'], { name, format: formatName })
      : t(($) => $.files.faultIn, { ...place, format: formatName, what: whatOf(problem) });
  };
}
