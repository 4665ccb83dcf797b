import { normaliseEmail } from './normaliseEmail.ts';

/**
 * Whether what was typed is the user's own address: this is how one confirms that the account is to be deleted (ACCOUNT-12).
 *
 * @example
 * confirmsEmail(' Marte@Eksempel.no ', 'marte@eksempel.no'); // true
 * confirmsEmail('', 'marte@eksempel.no'); // false
 */
export function confirmsEmail(typed: string, own: string): boolean {
  return normaliseEmail(typed) !== '' && normaliseEmail(typed) === normaliseEmail(own);
}
