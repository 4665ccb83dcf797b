import { type Columns, compareValues, type ColumnType, type JsonRow, readValue, typeOfColumn } from '../columnTypes.ts';
import { NotEmulatedError, PostgresError } from '../PostgresError.ts';
import { parseList } from './parseList.ts';

const comparisons = {
  eq: (order: number) => order === 0,
  neq: (order: number) => order !== 0,
  gt: (order: number) => order > 0,
  gte: (order: number) => order >= 0,
  lt: (order: number) => order < 0,
  lte: (order: number) => order <= 0,
};
type Comparison = keyof typeof comparisons;

const notEmulated = /^(i?match|isdistinct|(pl|ph|w)?fts|cs|cd|ov|sl|sr|nxr|nxl|adj)$/;

/** What a condition says of a value: null is SQL's «unknown», which neither a test nor its negation lets through. */
type Verdict = (value: unknown) => boolean | null;

/**
 * The test that one filter makes of a row: `parseCondition('minute', 'gte.45', columns)`.
 *
 * @throws {PostgresError} PGRST100 (no such operator), 42703 (no such column), 22P02 or 22007 (no such value)
 * @throws {NotEmulatedError} for an operator of PostgREST that the mock does not know
 */
export function parseCondition(column: string, text: string, columns: Columns): (row: JsonRow) => boolean {
  if (/->|\./.test(column)) throw new NotEmulatedError(`the filter ${column}=${text}`);
  const parts = /^(not\.)?([a-z]+)(\((?:any|all)\))?\.(.*)$/s.exec(text);
  const operator = parts?.[2] ?? '';
  if (notEmulated.test(operator) || parts?.[3] !== undefined)
    throw new NotEmulatedError(`the filter ${column}=${text}`);
  const type = typeOfColumn(columns, column);
  const verdictOf = readOperator(operator, parts?.[4] ?? '');
  if (parts === null || verdictOf === null) {
    throw new PostgresError(
      'PGRST100',
      `"failed to parse filter (${text})" (line 1, column 1)`,
      'expecting "not" or operator (eq, gt, ...)',
    );
  }
  if (type === undefined) throw new PostgresError('42703', `column ${column} does not exist`);
  const verdict = verdictOf(type);
  const wanted = parts[1] === undefined;
  return (row) => verdict(row[column] ?? null) === wanted;
}

function isComparison(operator: string): operator is Comparison {
  return Object.hasOwn(comparisons, operator);
}

function readOperator(operator: string, operand: string): ((type: ColumnType) => Verdict) | null {
  if (isComparison(operator)) {
    return (type) => {
      const wanted = readValue(type, operand);
      return (value) => (value === null ? null : comparisons[operator](compareValues(value, wanted)));
    };
  }
  switch (operator) {
    case 'in': {
      const list = parseList(operand);
      if (list === null) return null;
      return (type) => {
        const wanted = list.map((each) => readValue(type, each));
        return (value) => (value === null ? null : wanted.some((each) => compareValues(value, each) === 0));
      };
    }
    case 'is':
      return readIs(operand.toLowerCase());
    case 'like':
    case 'ilike': {
      const pattern = toPattern(operand, operator === 'ilike' ? 'isu' : 'su');
      return (type) => {
        if (type !== 'text') throw new PostgresError('42883', `operator does not exist: ${type} ~~ unknown`);
        return (value) => (typeof value === 'string' ? pattern.test(value) : null);
      };
    }
    default:
      return null;
  }
}

function readIs(operand: string): ((type: ColumnType) => Verdict) | null {
  switch (operand) {
    case 'null':
    case 'unknown':
      return () => (value) => value === null;
    case 'not_null':
      return () => (value) => value !== null;
    case 'true':
    case 'false':
      return (type) => {
        if (type !== 'bool') throw new PostgresError('42804', 'argument of IS TRUE must be type boolean');
        return (value) => value === (operand === 'true');
      };
    default:
      return null;
  }
}

/** SQL's LIKE as a regular expression; PostgREST takes `*` for `%`. */
function toPattern(like: string, flags: string): RegExp {
  const source = like.replaceAll(/\\(.)|[%*]|_|[^\\%*_]/gsu, (part, escaped: string | undefined) => {
    if (escaped !== undefined) return escapeRegExp(escaped);
    if (part === '%' || part === '*') return '.*';
    return part === '_' ? '.' : escapeRegExp(part);
  });
  return new RegExp(`^${source}$`, flags);
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`);
}
