import { type BaseIssue, getDotPath } from 'valibot';

/** What came in is not what the backend promised. Told to the console once, never to the spectator. */
export interface ContractFault {
  /** The table, function or channel that broke its word: `results-today-edge`, `user_follows`. */
  readonly where: string;
  /** The way to what is wrong, `matches.3.score.fullTime.home`; empty for the whole. */
  readonly path: string;
  readonly message: string;
}

/** Either the domain's own thing or the reason why there is none. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: ContractFault };

/** Thrown where an answer is so wrong that nothing of it can be shown: the caller shows its error state. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly fault: ContractFault;

  constructor(fault: ContractFault) {
    super(`${fault.where}: ${fault.path === '' ? '' : `${fault.path}: `}${fault.message}`);
    this.fault = fault;
  }
}

/**
 * The fault that a failed parse tells of: its first issue is enough to find the culprit.
 *
 * @param within where the parsed thing lies in the answer, `['matches', 3]`
 * @example
 * faultOf('user_follows', result.issues); // { where: 'user_follows', path: 'priority', message: 'Invalid type: …' }
 */
export function faultOf(
  where: string,
  issues: readonly [BaseIssue<unknown>, ...(readonly BaseIssue<unknown>[])],
  within: readonly (string | number)[] = [],
): ContractFault {
  const [issue] = issues;
  const inside = getDotPath(issue);
  return { where, path: [...within, ...(inside === null ? [] : [inside])].join('.'), message: issue.message };
}
