import { type ThemeChoice, applyThemeChoice, grounds } from '@tribunen/ui';

/** The storage key of the theme. */
export const themeKey = 'tribunen-theme';

/** A stored theme; `system` where none is stored. */
export function toThemeChoice(stored: string | null): ThemeChoice {
  return stored === 'dark' || stored === 'light' ? stored : 'system';
}

/** The theme chosen on this device. */
export function keptTheme(storage: Pick<Storage, 'getItem'>): ThemeChoice {
  return toThemeChoice(storage.getItem(themeKey));
}

/**
 * Applies a theme to the page, and its ground colour to the browser's frame around it. `index.html` has a `theme-color` for each colour scheme
 * of the device; both follow a theme that is chosen by hand.
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
