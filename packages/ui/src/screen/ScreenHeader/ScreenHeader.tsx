import { useContext, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { ProfileCorner } from './ProfileCorner.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

interface ScreenHeaderProps {
  /** The page's title, in the browser's tab too. */
  readonly title: string;
  /** The language of the title, when it differs from the page's. */
  readonly titleLang?: 'en' | undefined;
  /** The same title as set on the screen, when part of it has another weight. */
  readonly heading?: ReactNode;
  /** For a screen that begins with grass below 1100 px: there the title is for screen readers only, and the profile menu has the ink for grass. */
  readonly onGrass?: boolean;
  /**
   * For a screen whose head on grass shows the title: this header's title is for screen readers only, and from 1100 px there is no bar
   * over the head. There the profile menu is in the head's corner, and the link is under the head's back link.
   */
  readonly inHead?: boolean;
  /** A control for the screen's content, for instance the day strip; null when there is nothing to choose. */
  readonly strip: ReactNode;
  /** Whether the screen is kept up to date; null when it needs no updates. */
  readonly link: ReactNode;
  /** Below 1100 px the link is a small line under the title instead of a separate row. */
  readonly linkUnderTitle?: boolean;
}

/**
 * The top of a screen. On a phone the title and the link scroll away and the strip stays; from 1100 px everything is
 * one bar that stays.
 */
export function ScreenHeader({
  title,
  titleLang,
  heading = title,
  onGrass: isOnGrass = false,
  inHead = false,
  strip,
  link,
  linkUnderTitle = false,
}: ScreenHeaderProps) {
  const profile = useContext(ProfileCorner);
  useDocumentTitle(title);
  return (
    <Header data-in-head={inHead || undefined}>
      <Title
        lang={titleLang}
        data-plain={heading === title}
        $spoken={inHead ? 'always' : isOnGrass ? 'below-desktop' : 'never'}
      >
        {heading}
      </Title>
      {linkUnderTitle && <LinkLine data-under-title>{link}</LinkLine>}
      {strip !== null && <Strip>{strip}</Strip>}
      {link !== null && !linkUnderTitle && <LinkRow data-link>{link}</LinkRow>}
      <Profile data-on-grass={isOnGrass || undefined}>{profile}</Profile>
    </Header>
  );
}

const bar = css`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space[4]};
  min-height: ${theme.size.topBar};
  padding: 0 ${theme.space[4]} 0 ${theme.space.gutter};
  border-bottom: ${theme.chalkWidth} solid ${theme.colour.marking};
  background: ${theme.colour.ground};
`;

const spoken = css`
  ${visuallyHidden}
  min-height: 0;
  padding: 0;
`;

/** The inks for text on grass. */
const onGrass = css`
  --text: ${theme.colour.onPitch};
  --text-2: ${theme.colour.onPitch};
  --text-3: ${theme.colour.onPitch2};
  color: ${theme.colour.onPitch};
`;

const Header = styled.header`
  display: contents;

  ${theme.media.desktop} {
    &:not([data-in-head]) {
      ${bar}
    }
  }
`;

/** The screen's name and, in a lighter weight, what it shows. */
const Title = styled.h1<{ readonly $spoken: 'never' | 'below-desktop' | 'always' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  column-gap: 0.25em;
  min-height: 56px;
  padding: ${theme.space[2]} ${theme.size.corner} 0 ${theme.space.gutter};
  /* The longest date of the year takes one line on every phone, so that nothing moves when the typeface has loaded. */
  font-size: clamp(1rem, (100vw - 116px) / 12.6, ${theme.font.size.xl});
  font-weight: ${theme.font.weight.black};
  letter-spacing: ${theme.font.track.tight};
  line-height: ${theme.font.line.tight};
  overflow-wrap: anywhere;

  & > span {
    color: ${theme.colour.text2};
    font-weight: ${theme.font.weight.medium};
    letter-spacing: -0.015em;
  }

  /* Larger than the headings of the screen. */
  &[data-plain='true'] {
    font-size: max(1.25rem, min((100vw - 116px) / 12.6, ${theme.font.size.xl}));
  }
  &:has(+ [data-under-title]) {
    min-height: 34px;
  }

  ${theme.media.tablet} {
    min-height: ${theme.size.topBar};
    padding-top: 0;
    font-size: ${theme.font.size.xl};

    &:has(+ [data-under-title]) {
      min-height: 54px;
      padding-top: ${theme.space[4]};
    }
  }

  /* Room for the longest date of the year, so that the strip does not move from day to day. */
  ${theme.media.desktop} {
    flex: none;
    flex-wrap: nowrap;
    min-width: 12.1em;
    &,
    &:has(+ [data-under-title]) {
      min-height: 0;
      padding: 0;
    }
    white-space: nowrap;

    /* However long the title is, the controls beside it keep their room. */
    &[data-plain='true'] {
      display: block;
      min-height: 0;
      max-width: calc(100% - 24rem);
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }

  ${theme.media.wide} {
    font-size: ${theme.font.size.xxl};
  }

  ${({ $spoken }) =>
    $spoken === 'below-desktop' &&
    css`
      @media (max-width: 1099.98px) {
        ${spoken}
      }
    `}
  ${({ $spoken }) => $spoken === 'always' && spoken}
`;

const Strip = styled.div`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.sticky};
  background: ${theme.colour.ground};

  /* A phone on its side has no height to spare. */
  @media (max-height: 480px) {
    position: static;
  }

  ${theme.media.tablet} {
    padding-left: ${theme.space.gutter};
  }

  ${theme.media.desktop} {
    position: static;
    flex: 1 1 15rem;
    background: none;
    min-width: 0;
  }
`;

const LinkRow = styled.div`
  display: flex;
  align-items: center;
  min-height: calc(${theme.touch} + ${theme.space[1]});
  padding: 0 ${theme.space.gutter} ${theme.space[1]};

  ${theme.media.desktop} {
    min-height: 0;
    margin-left: auto;
    padding: 0;

    [data-in-head] > & {
      position: absolute;
      top: 88px;
      left: ${theme.space.gutter};
      z-index: ${theme.layer.sticky};
      ${onGrass}
    }
  }
`;

/** One line under the title, and on a desktop in the bar like a `LinkRow`. */
const LinkLine = styled.div`
  display: flex;
  align-items: center;
  min-height: 22px;
  padding: 0 ${theme.size.corner} 6px ${theme.space.gutter};

  @media (max-width: 1099.98px) {
    --age-size: ${theme.font.size.cap};
    --age-lines: 1;
    --age-column: 3;

    & > * {
      flex: 0 1 auto;
    }
  }

  ${theme.media.desktop} {
    order: 1;
    margin-left: auto;
    padding: 0;
  }
`;

const Profile = styled.div`
  z-index: ${theme.layer.sticky};
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-width: calc(${theme.touch} + 48px);
  position: absolute;
  top: ${theme.space[2]};
  right: ${theme.space[2]};

  [data-in-head] > &,
  &[data-on-grass] {
    color: ${theme.colour.onPitch};
  }
  ${theme.media.desktop} {
    &[data-on-grass] {
      color: inherit;
    }
  }

  ${theme.media.tablet} {
    top: 18px;
    right: ${theme.space[4]};
  }

  ${theme.media.desktop} {
    position: static;
    order: 2;
    margin-left: auto;

    ${LinkRow} ~ &,
    ${LinkLine} ~ & {
      margin-left: 0;
    }

    [data-in-head] > & {
      position: absolute;
      top: ${theme.space[1]};
    }
  }
`;
