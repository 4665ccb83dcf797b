import { Radio, Shield, Star, Users } from 'lucide-react';
import { memo, useRef, type ComponentType } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Link } from '../../links/Link.tsx';
import { theme } from '../../theme/theme.ts';
import { CountBadge } from '../../primitives/CountBadge/CountBadge.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { ScoreboardIcon } from './ScoreboardIcon.tsx';
import { shellTabNames, type ShellTab } from './shellTabNames.ts';
import { usePublishedHeight } from '../../primitives/usePublishedHeight.ts';

const icons: Readonly<Record<ShellTab, ComponentType<{ size: number }>>> = {
  results: ScoreboardIcon,
  match: Radio,
  team: Shield,
  scouting: Star,
  friends: Users,
};

interface ShellTabsProps {
  /** Null when no tab is chosen. */
  readonly activeTab: ShellTab | null;
  tabHref(tab: ShellTab): string;
  /** The number of unread messages from friends. */
  readonly unread: number;
}

/**
 * The five tabs: below the page on a phone, a rail beside it from 768 px. The line towards the page is the
 * sixteen-metre line, and its D slides to the chosen tab. It publishes its height as `--tabs-height`, so that nothing ends up
 * underneath.
 */
export const ShellTabs = memo(function ShellTabs({ activeTab, tabHref, unread }: ShellTabsProps) {
  const { t } = useWords();
  const nav = useRef<HTMLElement>(null);
  usePublishedHeight(nav, '--tabs-height', { whileFixed: true });
  const shown = activeTab === null ? 0 : shellTabNames.indexOf(activeTab);
  return (
    <Nav ref={nav} aria-label={t(($) => $.shell.navigation)}>
      <Mark>
        <BrandMark size={46} />
      </Mark>
      <Arc aria-hidden data-shown={activeTab !== null} data-tab={shown} />
      {shellTabNames.map((tab) => {
        const Icon = icons[tab];
        const hasUnread = tab === 'friends' && unread > 0;
        return (
          <Tab key={tab} href={tabHref(tab)} aria-current={tab === activeTab ? 'page' : undefined}>
            <Icon size={23} />
            <span aria-hidden={hasUnread}>{t(($) => $.shell.tabs[tab])}</span>
            {hasUnread && <Words>{t(($) => $.shell.friendsUnread, { count: unread })}</Words>}
            {hasUnread && <Badge aria-hidden>{unread > 99 ? '99+' : unread}</Badge>}
          </Tab>
        );
      })}
    </Nav>
  );
});

const Nav = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${theme.layer.nav};
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  height: calc(${theme.size.tabs} + env(safe-area-inset-bottom));
  padding-bottom: calc(${theme.space[1]} + env(safe-area-inset-bottom));
  border-top: ${theme.chalkWidth} solid ${theme.colour.marking};
  background: ${theme.colour.ground};

  /* While the user writes, the messages need the room. */
  @media (max-width: 767.98px) {
    :root:has([data-writing='true']) & {
      display: none;
    }
  }

  ${theme.media.tablet} {
    position: sticky;
    inset: 0 auto auto;
    grid-area: tabs;
    grid-template: ${theme.size.topBar} repeat(5, 4.75rem) / 1fr;
    align-content: start;
    height: 100dvh;
    padding: 0;
    border-top: 0;
    border-right: ${theme.chalkWidth} solid ${theme.colour.marking};
  }

  /* A phone on its side: all five fit the height, and the mark is hidden. */
  ${theme.media.tablet} and (max-height: 480px) {
    grid-template: repeat(5, minmax(0, 4.75rem)) / 1fr;
  }
`;

/** The D: eight pixels of a circle and its chord on the line, on the inner side, so that it covers nothing beside the tabs. */
const Arc = styled.i`
  position: absolute;
  top: 0;
  left: 0;
  width: 20%;
  height: 8px;
  overflow: hidden;
  background: linear-gradient(${theme.colour.turf} 0 0) 50% 0 / 52px 2px no-repeat;
  translate: calc(100% * var(--tab, 0)) 0;
  transition: translate ${theme.time.fast} ${theme.ease.out};
  pointer-events: none;
  ${shellTabNames.map((_, place) => `&[data-tab='${place}'] { --tab: ${place}; }`)}

  &[data-shown='false'] {
    display: none;
  }

  &::before {
    content: '';
    position: absolute;
    bottom: 0;
    left: 50%;
    width: 92px;
    height: 92px;
    margin-left: -46px;
    border: 2px solid ${theme.colour.turf};
    border-radius: 50%;
  }

  ${theme.media.tablet} {
    top: ${theme.size.topBar};
    right: 0;
    left: auto;
    width: 8px;
    height: 4.75rem;
    background-position: 100%;
    background-size: 2px 52px;
    translate: 0 calc(100% * var(--tab, 0));

    &::before {
      top: 50%;
      left: 0;
      margin: -46px 0 0;
    }
  }

  ${theme.media.tablet} and (max-height: 480px) {
    top: 0;
    height: min(4.75rem, 20dvh);
  }
`;

const Words = styled.span`
  && {
    ${visuallyHidden}
  }
`;

const Badge = styled(CountBadge)`
  && {
    position: absolute;
    left: calc(50% + 4px);
    top: 6px;
  }
`;

const Mark = styled.div`
  display: none;
  place-items: center;
  color: ${theme.colour.chalk};

  ${theme.media.tablet} {
    display: grid;
  }

  ${theme.media.tablet} and (max-height: 480px) {
    display: none;
  }
`;

const Tab = styled(Link)`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[1]};
  min-height: ${theme.touch};
  color: ${theme.colour.text2};
  /* Five words beside each other leave no room for letters much larger than these. */
  font-size: min(${theme.font.size.cap}, 3.4vw);
  font-weight: ${theme.font.weight.medium};
  transition: color ${theme.time.tap} ${theme.ease.out};

  &:hover {
    color: ${theme.colour.text};
  }

  &:focus-visible {
    outline-offset: -4px;
  }

  &[aria-current] {
    color: ${theme.colour.text};
    font-weight: ${theme.font.weight.bold};
  }

  &[aria-current] svg {
    color: ${theme.colour.turf};
  }

  ${theme.media.tablet} {
    gap: 6px;
    font-size: ${theme.font.size.cap};
  }
`;
