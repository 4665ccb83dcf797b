import type { OxcOptions } from 'vite';

/**
 * Names each styled component by its file instead of by the order in which the modules run, so that the page finds the styles of the static
 * shell in place and inserts none of them again. Their CSS is minified on the way.
 */
export const stableStyles: OxcOptions = {
  plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, minify: true, pure: true } },
};
