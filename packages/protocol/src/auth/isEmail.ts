import { is, maxLength, pipe, rfcEmail, string } from 'valibot';

/**
 * The auth server uses the pattern of HTML's e-mail field, so a domain must be in ASCII: `xn--blbr-roah.no` for
 * `blåbær.no`.
 */
const shape = pipe(string(), rfcEmail(), maxLength(255));

/** Whether the auth server accepts a text as an e-mail address. */
export function isEmail(text: string): boolean {
  return is(shape, text);
}
