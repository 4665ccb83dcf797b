import { type Columns, compareValues, type ColumnType, readValue, typeOfColumn } from './columnTypes.ts';
import { NotEmulatedError, PostgresError } from './PostgresError.ts';
import { type Condition, not } from './Condition.ts';
import { parseList } from './parseList.ts';
import { unknownColumn } from './unknownColumn.ts';

const comparisons = {
  eq: (order: number) => order === 0,
  neq: (order: number) => order !== 0,
  gt: (order: number) => order > 0,
  gte: (order: number) => order >= 0,
  lt: (order: number) => order < 0,
  lte: (order: number) => order <= 0,
};
type Comparison = keyof typeof comparisons;

/** Operators of PostgREST that no call of the app uses, and that the mock therefore does not support. */
const notEmulated =
  /^(?:not\.)?(?:i?like|i?match|isdistinct|cs|cd|(?:pl|ph|w)?fts(?:\([\w $]+\))?|ov|sl|sr|nxr|nxl|adj|\w+\((?:any|all)\))\./;

/** Applies an operator to a column's value; null is SQL's «unknown». */
type Verdict = (value: unknown) => boolean | null;

/**
 * Parses a filter into a condition on a row: `readCondition('live_matches_new', 'minute', 'gte.45', columns)`.
 *
 * @throws {PostgresError} PGRST100 (no such operator), 42703 (no such column), 22P02 or 22007 (no such value)
 * @throws {NotEmulatedError} for a PostgREST operator that the mock does not support
 */
export function readCondition(table: string, column: string, text: string, columns: Columns): Condition {
  const unknownHere = new NotEmulatedError(`the filter ${column}=${text}`);
  if (/->|\./.test(column) || notEmulated.test(text)) throw unknownHere;
  const [, negation, operator = '', operand = ''] = /^(not\.)?([a-z]+)\.(.*)$/s.exec(text) ?? [];
  const verdictOf = readOperator(operator, operand);
  if (verdictOf === null) throw unreadable(text);
  const type = typeOfColumn(columns, column);
  if (type === undefined) throw unknownColumn(table, column);
  const verdict = verdictOf(type);
  const condition: Condition = (row) => verdict(row[column] ?? null);
  return negation === undefined ? condition : not(condition);
}

/** PostgREST's error for a filter that it cannot parse. */
export function unreadable(text: string): PostgresError {
  return new PostgresError(
    'PGRST100',
    `"failed to parse filter (${text})" (line 1, column 1)`,
    'expecting "not" or operator (eq, gt, ...)',
  );
}

function isComparison(operator: string): operator is Comparison {
  return Object.hasOwn(comparisons, operator);
}

function readOperator(operator: string, operand: string): ((type: ColumnType) => Verdict) | null {
  if (isComparison(operator)) {
    return (type) => {
      if (type === 'jsonb') throw new NotEmulatedError(`the comparison ${operator} of jsonb`);
      const wanted = readValue(type, operand);
      return known((value) => comparisons[operator](compareValues(value, wanted)));
    };
  }
  switch (operator) {
    case 'in': {
      const list = parseList(operand);
      if (list === null) return null;
      return (type) => {
        const wanted = list.map((each) => readValue(type, each));
        return known((value) => wanted.some((each) => compareValues(value, each) === 0));
      };
    }
    case 'is':
      return readIs(operand.toLowerCase());
    default:
      return null;
  }
}

/** Every operator except `is` gives unknown for a null value. */
function known(verdict: (value: unknown) => boolean): Verdict {
  return (value) => (value === null ? null : verdict(value));
}

function readIs(operand: string): ((type: ColumnType) => Verdict) | null {
  switch (operand) {
    case 'null':
      return () => (value) => value === null;
    case 'not_null':
      return () => (value) => value !== null;
    case 'true':
    case 'false':
    case 'unknown':
      return (type) => {
        if (type !== 'bool') {
          throw new PostgresError('42804', `argument of IS ${operand.toUpperCase()} must be type boolean`);
        }
        return (value) => value === (operand === 'unknown' ? null : operand === 'true');
      };
    default:
      return null;
  }
}
