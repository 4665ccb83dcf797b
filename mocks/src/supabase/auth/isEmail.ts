import { email, is, maxLength, pipe, string } from 'valibot';

const shape = pipe(string(), email(), maxLength(254));

/** Is the text an address that the auth server takes? */
export function isEmail(text: string): boolean {
  return is(shape, text);
}
