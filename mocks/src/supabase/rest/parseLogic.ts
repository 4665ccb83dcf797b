import {
  allOf,
  anyOf,
  type Columns,
  type Condition,
  not,
  readCondition,
  splitTopLevel,
  unreadable,
} from '@tribunen/protocol';

const logicalName = /^(not\.)?(and|or)$/;
const logicalTerm = /^((?:not\.)?(?:and|or))(\(.*\))$/s;

/** Whether this is the name of a parameter that joins conditions: `or`, `not.and` … */
export function isLogical(name: string): boolean {
  return logicalName.test(name);
}

/**
 * Parses a tree of conditions into one condition: `parseLogic('live_matches_new', 'or',
 * '(minute.gt.45,status.eq.PAUSED)', columns)`.
 *
 * @throws {PostgresError} PGRST100 when the text is not such a tree; see `readCondition` for other errors
 */
export function parseLogic(table: string, name: string, text: string, columns: Columns): Condition {
  const [, negation, kind] = logicalName.exec(name) ?? [];
  const inner = /^\((.+)\)$/s.exec(text)?.[1];
  if (kind === undefined || inner === undefined) throw unreadable(text);
  const terms = splitTopLevel(inner).map((term) => readTerm(table, term.trim(), columns));
  const joined = kind === 'and' ? allOf(terms) : anyOf(terms);
  return negation === undefined ? joined : not(joined);
}

function readTerm(table: string, term: string, columns: Columns): Condition {
  const [, name, tree] = logicalTerm.exec(term) ?? [];
  if (name !== undefined && tree !== undefined) return parseLogic(table, name, tree, columns);
  const [, column, condition] = /^([^.]+)\.(.*)$/s.exec(term) ?? [];
  if (column === undefined || condition === undefined || !isBalanced(condition)) throw unreadable(term);
  return readCondition(table, column, unquoted(condition), columns);
}

function isBalanced(text: string): boolean {
  const bare = text.replaceAll(/"(?:[^"\\]|\\.)*"/gs, '');
  return bare.split('(').length === bare.split(')').length;
}

/** Turns `eq."a,b"` into `eq.a,b`. In a tree, a value with commas or brackets must be in quotes. */
function unquoted(condition: string): string {
  const [, operator, quoted] = /^((?:not\.)?[a-z]+\.)"((?:[^"\\]|\\.)*)"$/s.exec(condition) ?? [];
  return operator === undefined || quoted === undefined ? condition : operator + quoted.replaceAll(/\\(.)/gs, '$1');
}
