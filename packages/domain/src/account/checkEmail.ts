import { normaliseEmail } from './normaliseEmail.ts';

/** What is wrong with an address, in the order that it is looked for. */
export type EmailProblem = 'invalid-format' | 'too-long';

const LONGEST = 254;
/** A local part of dot-separated words, then at least two labels; each repetition is bounded or told apart by its separator. */
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * The first thing wrong with an e-mail address once it is normalised, or null where it is good (ACCOUNT-4).
 *
 * @example
 * checkEmail(' Marte@Eksempel.no '); // null
 * checkEmail('marte@eksempel'); // 'invalid-format'
 */
export function checkEmail(email: string): EmailProblem | null {
  const address = normaliseEmail(email);
  if (!ADDRESS.test(address)) return 'invalid-format';
  return address.length > LONGEST ? 'too-long' : null;
}
