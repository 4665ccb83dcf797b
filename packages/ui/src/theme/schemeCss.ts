import { cssVariable } from './cssVariable.ts';
import { dark, light, type SchemeToken } from './tokens.ts';

/**
 * The custom properties of both schemes as a style sheet: dark by default, light when `data-theme` on the root says so
 * or, without it, when the device does. For users who ask for more contrast, muted text is as strong as all other text, and the borders
 * of controls are as strong as text.
 */
export function schemeCss(): string {
  const lit = declarations(light);
  return `
    :root, [data-theme='dark'] { color-scheme: dark; ${declarations(dark)} }
    [data-theme='light'] { color-scheme: light; ${lit} }
    @media (prefers-color-scheme: light) { :root:not([data-theme]) { color-scheme: light; ${lit} } }
    @media (prefers-contrast: more) { :root, [data-theme] { ${moreContrast} } }
  `;
}

const moreContrast = [
  ...(['text2', 'text3', 'edge', 'starEmpty'] as const).map(
    (token) => `${cssVariable(token)}: var(--text) !important;`,
  ),
  ...(['line', 'marking', 'bubbleEdge'] as const).map(
    (token) => `${cssVariable(token)}: color-mix(in srgb, var(--text) 60%, var(--ground)) !important;`,
  ),
].join(' ');

function declarations(tokens: Readonly<Record<SchemeToken, string>>): string {
  return Object.entries(tokens)
    .map(([token, value]) => `${cssVariable(token)}: ${value};`)
    .join(' ');
}
