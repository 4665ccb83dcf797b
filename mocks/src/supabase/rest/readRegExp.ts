import { NotEmulatedError, PostgresError } from '../PostgresError.ts';

/**
 * A regular expression of Postgres, as far as it means the same in JavaScript and cannot run away: JavaScript tries every way to
 * share a text between repetitions, so there is one at most, and none of a group.
 *
 * @throws {PostgresError} 2201B
 * @throws {NotEmulatedError} for every other
 * @example
 * readRegExp('^(Bra|VM )', false)('Brann'); // true
 */
export function readRegExp(source: string, ignoresCase: boolean): (text: string) => boolean {
  const bare = source.replaceAll(/\\(?:[^a-z\d]|[dsw])/gis, 'x').replaceAll(/\[\^?[^[\]\\^]+\]/g, 'x');
  const repetitions = bare.match(/[*+?]/g) ?? [];
  if (/[\\{]|\(\?|\)[*+?]|\[.*\]/s.test(bare) || repetitions.length > 1) {
    throw new NotEmulatedError(`the regular expression ${source}`);
  }
  const pattern = compile(source, ignoresCase ? 'is' : 's');
  return (text) => pattern.test(text);
}

function compile(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch (error) {
    if (error instanceof SyntaxError) throw new PostgresError('2201B', `invalid regular expression: ${source}`);
    throw error;
  }
}
