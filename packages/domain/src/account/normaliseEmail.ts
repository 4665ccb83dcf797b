/**
 * An address as the app compares and sends it: trimmed, in lower case (ACCOUNT-4).
 *
 * @example
 * normaliseEmail('  Marte@Eksempel.NO '); // 'marte@eksempel.no'
 */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
