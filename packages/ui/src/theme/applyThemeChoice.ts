/** The chosen theme, or the device's. */
export type ThemeChoice = 'dark' | 'light' | 'system';

/**
 * Sets the chosen theme on the page's root element; `system` removes the choice, and the device decides.
 *
 * @example
 * applyThemeChoice('light', document.documentElement); // <html data-theme="light">
 */
export function applyThemeChoice(choice: ThemeChoice, root: HTMLElement): void {
  if (choice === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', choice);
}
