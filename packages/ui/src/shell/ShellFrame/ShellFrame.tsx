import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { ShellTabs } from '../ShellTabs/ShellTabs.tsx';
import type { ShellTab } from '../ShellTabs/shellTabNames.ts';
import { contentId, SkipLink } from '../SkipLink/SkipLink.tsx';

interface ShellFrameProps {
  readonly activeTab: ShellTab | null;
  tabHref(tab: ShellTab): string;
  readonly unread: number;
  /** A separate row above the screen, or null. */
  readonly bar: ReactNode;
  /** The offer of the page in English, in the room that the page's first script reserves for it. */
  readonly offer: ReactNode;
  readonly children: ReactNode;
}

/**
 * The geometry of every page, before and after the script runs: bar, tabs, and the screen in the rest. The page itself
 * scrolls.
 */
export function ShellFrame({ activeTab, tabHref, unread, bar, offer, children }: ShellFrameProps) {
  return (
    <Frame $barHeight={bar === null ? '0px' : theme.size.bar}>
      <SkipLink />
      <Above>
        {bar !== null && <div data-demo-bar>{bar}</div>}
        {offer}
      </Above>
      <ShellTabs activeTab={activeTab} tabHref={tabHref} unread={unread} />
      <Main id={contentId} tabIndex={-1}>
        {children}
      </Main>
    </Frame>
  );
}

/**
 * `--page-height` is the height of a screen that fills the window without scrolling the page: the window less the rows above and a phone's
 * tabs. `--screen-height` is the height of a pane that begins under the title and ends at the window's edge.
 */
const Frame = styled.div<{ readonly $barHeight: string }>`
  --above-height: ${({ $barHeight }) => $barHeight};
  --page-height: calc(100dvh - var(--above-height) - var(--tabs-height, ${theme.size.tabs}));
  --screen-height: calc(100dvh - var(--above-height) - ${theme.size.topBar} - ${theme.chalkWidth} - ${theme.space[6]});
  min-height: 100dvh;
  padding-bottom: calc(
    var(--tabs-height, calc(${theme.size.tabs} + env(safe-area-inset-bottom))) + var(--notice-height, 0px)
  );

  ${theme.media.tablet} {
    display: grid;
    grid-template: 'tabs bar' auto 'tabs screen' 1fr / ${theme.size.rail} minmax(0, 1fr);
    padding-bottom: 0;
    --page-height: calc(100dvh - var(--above-height));
  }

  :root[data-english] & {
    --above-height: calc(${theme.touch} + ${({ $barHeight }) => $barHeight});
  }
`;

/** The demo's bar, and under it the offer. */
const Above = styled.div`
  grid-area: bar;
  height: var(--above-height);
`;

const Main = styled.main`
  position: relative;
  grid-area: screen;
  min-width: 0;
  padding-bottom: ${theme.space[6]};

  /* It takes the focus only so that the keyboard continues from here. */
  &:focus-visible {
    outline: none;
  }
`;
