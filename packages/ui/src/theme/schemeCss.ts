import { cssVariable } from './cssVariable.ts';
import { dark, light, type SchemeToken } from './tokens.ts';

/**
 * The custom properties of both schemes as a style sheet: dark by default, light when `data-theme` on the root says so
 * or, without it, when the device does.
 */
export function schemeCss(): string {
  const lit = declarations(light);
  return `
    :root, [data-theme='dark'] { color-scheme: dark; ${declarations(dark)} }
    [data-theme='light'] { color-scheme: light; ${lit} }
    @media (prefers-color-scheme: light) { :root:not([data-theme]) { color-scheme: light; ${lit} } }
  `;
}

function declarations(tokens: Readonly<Record<SchemeToken, string>>): string {
  return Object.entries(tokens)
    .map(([token, value]) => `${cssVariable(token)}: ${value};`)
    .join(' ');
}
