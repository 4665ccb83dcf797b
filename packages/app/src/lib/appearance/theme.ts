import type { ThemeChoice } from '@tribunen/ui';

/** Under which key this device remembers the theme. */
export const themeKey = 'tribunen-theme';

/** A stored theme; `system` where none is stored. */
export function toThemeChoice(stored: string | null): ThemeChoice {
  return stored === 'dark' || stored === 'light' ? stored : 'system';
}

/**
 * The theme chosen on this device.
 *
 * @throws what the browser throws where it refuses storage.
 * @example
 * keptTheme(localStorage); // 'light'
 */
export function keptTheme(storage: Pick<Storage, 'getItem'>): ThemeChoice {
  return toThemeChoice(storage.getItem(themeKey));
}
