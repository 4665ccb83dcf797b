import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { ShellTabs } from '../ShellTabs/ShellTabs.tsx';
import type { ShellTab } from '../ShellTabs/shellTabNames.ts';
import { contentId, SkipLink } from '../SkipLink/SkipLink.tsx';

interface ShellFrameProps {
  readonly activeTab: ShellTab | null;
  tabHref(tab: ShellTab): string;
  /** A row of its own above the screen, or null. */
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

/** The geometry of every page, with a script running or before there is one: bar, tabs, and the screen in what is left. The page itself scrolls. */
export function ShellFrame({ activeTab, tabHref, bar, children }: ShellFrameProps) {
  return (
    <Frame>
      <SkipLink />
      {bar !== null && <Bar>{bar}</Bar>}
      <ShellTabs activeTab={activeTab} tabHref={tabHref} />
      <Main id={contentId} tabIndex={-1}>
        {children}
      </Main>
    </Frame>
  );
}

const Frame = styled.div`
  min-height: 100dvh;
  padding-bottom: var(--tabs-height, calc(${theme.size.tabs} + env(safe-area-inset-bottom)));

  ${theme.media.tablet} {
    display: grid;
    grid-template: 'tabs bar' auto 'tabs screen' 1fr / ${theme.size.rail} minmax(0, 1fr);
    padding-bottom: 0;
  }
`;

const Bar = styled.div`
  grid-area: bar;
`;

const Main = styled.main`
  position: relative;
  grid-area: screen;
  min-width: 0;
  padding-bottom: ${theme.space[6]};

  /* It takes the focus only so that the keyboard goes on from here. */
  &:focus-visible {
    outline: none;
  }
`;
