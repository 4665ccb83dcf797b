import { normaliseEmail } from './normaliseEmail.ts';

/** What is wrong with an address, in the order in which it is checked. */
export type EmailProblem = 'invalid-format' | 'too-long';

const LONGEST = 254;
/**
 * A local part of words with dots between them, then at least two labels. Every repetition is bounded or ends at its
 * separator, so that matching never backtracks for long.
 */
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** The first thing wrong with an e-mail address once it is normalised; null when it is valid (ACCOUNT-4). */
export function checkEmail(email: string): EmailProblem | null {
  const address = normaliseEmail(email);
  if (!ADDRESS.test(address)) return 'invalid-format';
  return address.length > LONGEST ? 'too-long' : null;
}
