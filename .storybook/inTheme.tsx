import type { Decorator } from '@storybook/react-vite';
import { applyThemeChoice, GlobalStyle, theme, type ThemeChoice } from '@tribunen/ui';
import { useEffect, type ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';

/** Dresses a story in the toolbar's theme, on the ground that it would stand on in the app. */
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
