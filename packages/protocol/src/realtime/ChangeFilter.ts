import { type Columns, postgresNames, typeOfColumn } from '../postgres/columnTypes.ts';
import { PostgresError } from '../postgres/PostgresError.ts';
import type { Condition } from '../postgres/Condition.ts';
import { readCondition } from '../postgres/readCondition.ts';
import { splitTopLevel } from '../postgres/splitTopLevel.ts';
import { SubscriptionError } from './SubscriptionError.ts';

/** A condition of a filter, such as `priority=not.gte.7`. */
export interface ChangeFilter {
  readonly column: string;
  readonly operator: string;
  readonly value: string;
  readonly isNegated: boolean;
}

/** Realtime supports fewer operators than REST. */
const operators = /^(?:eq|neq|lte?|gte?|in|i?like|is|i?match|isdistinct)$/;
const words = /^(?:null|true|false|unknown)$/;
const mostInList = 100;

/**
 * Parses a filter into its conditions, all of which must hold.
 *
 * @throws {SubscriptionError} with the realtime server's message
 * @example
 * readFilters('status=in.(PAUSED,IN_PLAY),minute=not.is.null').length; // 2
 */
export function readFilters(text: string): readonly ChangeFilter[] {
  return text.trim() === '' ? [] : splitTopLevel(text.trim()).map((part) => readFilter(part.trim()));
}

function readFilter(text: string): ChangeFilter {
  const refuse = (reason: string): never => {
    throw new SubscriptionError(`Error parsing \`filter\` params: ${reason}`);
  };
  if (text === '') return refuse('filter must not contain empty segments (check for extra commas)');
  const [column, rest] = cut(text, '=');
  if (rest === null) return refuse(`["${text}"]`);
  const isNegated = rest.startsWith('not.');
  const [operator, value] = cut(isNegated ? rest.slice(4) : rest, '.');
  if (value === null) return refuse(`["${operator}"]`);
  if (!operators.test(operator)) return refuse(`["${operator}", "${value}"]`);
  if (operator !== 'in') return { column, operator, value: unquoted(value), isNegated };
  if (!/^\(.*\)$/s.test(value)) return refuse('`in` filter value must be wrapped by parentheses');
  return { column, operator, value, isNegated };
}

/** The text before and after the first separator; the second is null when there is no separator. */
function cut(text: string, sign: string): readonly [string, string | null] {
  const at = text.indexOf(sign);
  return at === -1 ? [text, null] : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * Removes the quotes around a value: `eq."a,b"` is `eq.a,b`, because a value with commas or brackets must be quoted.
 */
function unquoted(value: string): string {
  return /^"(?:[^"\\]|\\.)*"$/s.test(value) ? value.slice(1, -1).replaceAll(/\\(.)/gs, '$1') : value;
}

/**
 * Compiles a filter into a condition on a table's rows. Null counts as no match.
 *
 * @param columns the columns that the listener may read
 * @throws {PostgresError} the database's error when a channel subscribes with this filter
 */
export function conditionOf(table: string, filter: ChangeFilter, columns: Columns): Condition {
  const { column, operator, value, isNegated } = filter;
  const type = typeOfColumn(columns, column);
  if (type === undefined) throw raised(`invalid column for filter ${column}`);
  if (operator === 'is') {
    if (!words.test(value)) throw raised('invalid value for is filter: must be null, true, false, or unknown');
    if (value !== 'null' && type !== 'bool') {
      throw raised(`is ${value} filter requires a boolean column, got ${postgresNames[type]}`);
    }
  }
  if (operator === 'in' && splitTopLevel(value.slice(1, -1)).length > mostInList) {
    throw raised(`too many values for \`in\` filter. Maximum ${mostInList}`);
  }
  return readCondition(table, column, `${isNegated ? 'not.' : ''}${operator}.${value}`, columns);
}

/** An exception raised by a trigger. */
function raised(message: string): PostgresError {
  return new PostgresError('P0001', message);
}
