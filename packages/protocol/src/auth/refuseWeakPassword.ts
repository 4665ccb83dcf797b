import { AuthError } from './AuthError.ts';

const minimumLength = 12;
// The number of bytes that bcrypt uses; GoTrue calls them characters.
const maximumBytes = 72;
const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/**
 * Refuses a password that is too short, too long, or lacks a kind of character. Common patterns are not refused,
 * because GoTrue has no setting for them.
 *
 * @throws {AuthError} weak_password, with the reasons; validation_failed
 */
export function refuseWeakPassword(password: string): void {
  if (new TextEncoder().encode(password).length > maximumBytes) {
    throw new AuthError(400, 'validation_failed', `Password cannot be longer than ${maximumBytes} characters`);
  }
  const tooShort = password.length < minimumLength;
  const kindMissing = !kinds.every((kind) => kind.test(password));
  if (!tooShort && !kindMissing) return;
  const message = tooShort
    ? `Password should be at least ${minimumLength} characters.`
    : 'Password should contain at least one character of each: lowercase, uppercase, digit, symbol.';
  const reasons = [...(tooShort ? ['length'] : []), ...(kindMissing ? ['characters'] : [])];
  throw new AuthError(422, 'weak_password', message, { weak_password: { reasons, message } });
}
