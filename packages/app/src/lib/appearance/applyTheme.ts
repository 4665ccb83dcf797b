import { applyThemeChoice, dark, light, type ThemeChoice } from '@tribunen/ui';

const grounds = { dark: dark.ground, light: light.ground };

/**
 * Puts a theme on the page, and its ground on the browser's own frame around it: `index.html` has a `theme-color` for each
 * scheme of the device, and both follow a theme chosen by hand.
 *
 * @example
 * applyTheme('light', document);
 */
export function applyTheme(choice: ThemeChoice, page: Document): void {
  applyThemeChoice(choice, page.documentElement);
  for (const scheme of ['dark', 'light'] as const) {
    page
      .querySelector(`meta[name='theme-color'][media*='${scheme}']`)
      ?.setAttribute('content', grounds[choice === 'system' ? scheme : choice]);
  }
}
