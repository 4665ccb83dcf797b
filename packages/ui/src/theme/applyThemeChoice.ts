/** How the theme is chosen: by hand, or as the device has it. */
export type ThemeChoice = 'dark' | 'light' | 'system';

/**
 * Puts the chosen theme on the page's root element; `system` takes the choice off, and the device decides.
 *
 * @example
 * applyThemeChoice('light', document.documentElement); // <html data-theme="light">
 */
export function applyThemeChoice(choice: ThemeChoice, root: HTMLElement): void {
  if (choice === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', choice);
}
