import { expect, test } from 'vitest';
import { applyThemeChoice } from './applyThemeChoice.ts';
import { cssVariable } from './cssVariable.ts';
import { schemeCss } from './schemeCss.ts';
import { theme } from './theme.ts';
import { dark, light } from './tokens.ts';

test('a token is published under its name in kebab case, with a hyphen before each number', () => {
  expect(cssVariable('ground')).toBe('--ground');
  expect(cssVariable('onPitch2')).toBe('--on-pitch-2');
});

test('the theme refers to the custom property that the style sheet publishes, for every token', () => {
  const sheet = schemeCss();
  for (const reference of Object.values(theme.colour)) {
    const name = /^var\((--[a-z0-9-]+)\)$/.exec(reference)?.[1];
    expect(sheet.split(`${name}: `).filter((rest) => !/^[^;]*!important/.test(rest))).toHaveLength(4);
  }
});

test('the light theme applies when the page asks for it, and when the page leaves the choice to a device that asks for it', () => {
  const sheet = schemeCss();
  expect(sheet).toContain(`[data-theme='light'] { color-scheme: light; --ground: ${light.ground};`);
  expect(sheet).toContain(`(prefers-color-scheme: light) { :root:not([data-theme]) { color-scheme: light;`);
  expect(sheet).toContain(`:root, [data-theme='dark'] { color-scheme: dark; --ground: ${dark.ground};`);
});

test('a chosen theme is set on the root, and «system» removes it', () => {
  const root = document.createElement('html');
  applyThemeChoice('light', root);
  expect(root.dataset['theme']).toBe('light');
  applyThemeChoice('system', root);
  expect(root.dataset['theme']).toBeUndefined();
});
