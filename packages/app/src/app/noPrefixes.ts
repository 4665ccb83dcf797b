/**
 * Stands in for the vendor prefixes of `stylis` in the build (see `vite.config.ts`): styled-components adds them only
 * where `StyleSheetManager` asks for them, and the app does not. An app that does must remove the alias.
 */
export function prefix(): never {
  throw new Error('No vendor prefixes');
}
