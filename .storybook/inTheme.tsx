import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import { createGlobalStyle } from 'styled-components';
import { applyThemeChoice } from '../packages/ui/src/theme/applyThemeChoice.ts';
import { GlobalStyle } from '../packages/ui/src/theme/GlobalStyle.ts';
import { theme } from '../packages/ui/src/theme/theme.ts';

/** Dresses a story in the toolbar's theme, on the ground that it would stand on in the app. */
export const inTheme: Decorator = (Story, { globals }) => {
  const chosen: unknown = globals['theme'];
  const choice = chosen === 'light' || chosen === 'system' ? chosen : 'dark';
  useEffect(() => applyThemeChoice(choice, document.documentElement), [choice]);
  return (
    <>
      <GlobalStyle />
      <CatalogueGround />
      <Story />
    </>
  );
};

const CatalogueGround = createGlobalStyle`
  .docs-story {
    background: ${theme.colour.ground};
    color: ${theme.colour.text};
  }
`;
