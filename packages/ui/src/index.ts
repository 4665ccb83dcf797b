export { GlobalStyle } from './theme/GlobalStyle.ts';
export { textFont } from './theme/fontFaces.ts';
export { applyThemeChoice, type ThemeChoice } from './theme/applyThemeChoice.ts';
export { theme, type Theme } from './theme/theme.ts';
export { createI18n } from './i18n/createI18n.ts';
export { WordsProvider } from './i18n/WordsProvider.tsx';
export { formatsOf, type Formats } from './i18n/formatsOf.ts';
export { Link, LinkProvider, type LinkProps } from './links/Link.tsx';
