import type { ThemeChoice } from '@tribunen/ui';

/** Under which key this device remembers the theme. */
export const themeKey = 'tribunen-theme';

/**
 * The theme that was chosen on this device; `system` where none was.
 *
 * @throws what the browser throws where it refuses storage.
 * @example
 * keptTheme(localStorage); // 'light'
 */
export function keptTheme(storage: Pick<Storage, 'getItem'>): ThemeChoice {
  const kept = storage.getItem(themeKey);
  return kept === 'dark' || kept === 'light' ? kept : 'system';
}
