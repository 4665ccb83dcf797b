import { type BaseIssue, getDotPath } from 'valibot';

/**
 * A part of an answer that the contract does not allow. The app logs it to the console once, and never shows it to the
 * spectator.
 */
export interface ContractFault {
  /** The table, function or channel that broke the contract: `results-today-edge`, `user_follows`. */
  readonly where: string;
  /** The path to the broken value, `matches.3.score.fullTime.home`; empty for the whole answer. */
  readonly path: string;
  readonly message: string;
}

/** A value of the domain, with the parts that it has lost, or the reason why the answer has none. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value; readonly faults?: readonly ContractFault[] }
  | { readonly ok: false; readonly fault: ContractFault };

/** Thrown when no part of an answer can be shown. The caller shows its error state. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly fault: ContractFault;

  constructor(fault: ContractFault) {
    super(`${fault.where}: ${fault.path === '' ? '' : `${fault.path}: `}${fault.message}`);
    this.fault = fault;
  }
}

/**
 * The fault behind a failed parse. The first issue is enough to find the cause.
 *
 * @param within where the parsed value is in the answer, `['matches', 3]`
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
