/** An address as the app compares and sends it: trimmed, in lower case (ACCOUNT-4). */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
