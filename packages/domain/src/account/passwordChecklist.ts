import { type PasswordProblem, passwordRules } from './passwordRules.ts';

/** One rule of a new password, and whether it is met. */
export interface PasswordRule {
  /** The problem to show while the rule is not met. */
  readonly problem: PasswordProblem;
  readonly isMet: boolean;
}

/**
 * Every rule of a new password, in the order of `checkPassword`, and whether it is met. An empty password meets none
 * (ACCOUNT-10).
 */
export function passwordChecklist(password: string): readonly PasswordRule[] {
  return passwordRules.map(([problem, isBroken]) => ({ problem, isMet: password !== '' && !isBroken(password) }));
}
