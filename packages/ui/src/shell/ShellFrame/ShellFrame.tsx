import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
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

/**
 * Slides down by what the flip card takes of the page's top (`usePublishedRoom`), and back again. Nothing is laid out anew, so a page that is
 * scrolled keeps its place, and what sticks to the top slides too. It is always moved, if only by nothing: something fixed inside it would be
 * held by the page instead of the window, and had better be so at once than at the first goal.
 */
const makesRoom = css`
  translate: 0 var(--banner-room, 0px);
  transition: translate ${theme.time.fast} ${theme.ease.out};

  :root[data-sliding] & {
    pointer-events: none;
  }

  ${theme.media.desktop} {
    translate: none;

    :root[data-sliding] & {
      pointer-events: auto;
    }
  }
`;

const Bar = styled.div`
  ${makesRoom}
  grid-area: bar;
`;

const Main = styled.main`
  ${makesRoom}
  position: relative;
  grid-area: screen;
  min-width: 0;
  padding-bottom: ${theme.space[6]};

  /* It takes the focus only so that the keyboard goes on from here. */
  &:focus-visible {
    outline: none;
  }
`;
