/**
 * The custom property that a token is published under.
 *
 * @example
 * cssVariable('onPitch2'); // '--on-pitch-2'
 */
export function cssVariable(token: string): `--${string}` {
  return `--${token.replaceAll(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)}`;
}
