import { normaliseEmail } from './normaliseEmail.ts';

/**
 * Whether the typed text is the user's own e-mail address, which confirms that the account is to be deleted (ACCOUNT-12).
 */
export function confirmsEmail(typed: string, own: string): boolean {
  return normaliseEmail(typed) !== '' && normaliseEmail(typed) === normaliseEmail(own);
}
