import type { Decorator } from '@storybook/react-vite';
import { applyThemeChoice, FontFaces, GlobalStyle, theme, type ThemeChoice } from '@tribunen/ui';
import { useEffect, type ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';

/** Shows a story in the theme chosen in the toolbar, on the background it has in the app. */
export const inTheme: Decorator = (Story, { globals }) => {
  const chosen: unknown = globals['theme'];
  return (
    <Dressed theme={chosen === 'light' || chosen === 'system' ? chosen : 'dark'}>
      <Story />
    </Dressed>
  );
};

function Dressed({ theme: choice, children }: { theme: ThemeChoice; children: ReactNode }) {
  useEffect(() => applyThemeChoice(choice, document.documentElement), [choice]);
  return (
    <>
      <FontFaces />
      <GlobalStyle />
      <CatalogueGround />
      {children}
    </>
  );
}

const CatalogueGround = createGlobalStyle`
  .docs-story {
    background: ${theme.colour.ground};
    color: ${theme.colour.text};
  }
`;
