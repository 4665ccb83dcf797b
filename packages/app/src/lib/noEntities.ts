/**
 * Stands in for the HTML entities of `react-i18next` in the build (see `vite.config.ts`): only its `Trans` reads them,
 * which the app does not use.
 */
export function unescape(text: string): string {
  return text;
}
