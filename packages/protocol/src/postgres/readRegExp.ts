import { NotEmulatedError, PostgresError } from './PostgresError.ts';

/**
 * Compiles a Postgres regular expression, if it means the same in JavaScript and cannot backtrack endlessly. JavaScript tries every way to
 * divide a text between repetitions, so only one repetition is allowed, and not of a group.
 *
 * @throws {PostgresError} 2201B
 * @throws {NotEmulatedError} for any other expression
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
