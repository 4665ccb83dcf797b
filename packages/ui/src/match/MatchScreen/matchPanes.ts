import styled, { css } from 'styled-components';
import { listColumn, sideColumn } from '../../theme/columns.ts';
import { theme } from '../../theme/theme.ts';
import { phone } from '../ChatLine/Line.ts';

/** Keeps the end of the row of filters free for so many controls of the match. */
const controls = (count: number) => css`
  & [data-chat-bar] {
    padding-right: calc(${count} * ${theme.touch} + ${theme.space[3]} - ${theme.space.gutter});
  }
`;

/**
 * As high as the window, so that the panes scroll instead of the page. Below desktop width the line of the match comes
 * first, and the contents of the header leave their space to the messages.
 */
export const MatchColumn = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  height: var(--page-height);
  min-height: 26rem;
  margin-bottom: calc(-1 * ${theme.space[6]});

  & [data-top] {
    order: -1;
  }
  & > header > [data-link] {
    flex: none;
  }
  @media (max-width: 1099.98px) {
    &:has([data-match-line]) > header > [data-link] {
      display: none;
    }
    &:has([data-match-line]) > header > :last-child {
      top: 2px;
      color: ${theme.colour.onPitch};
    }
  }

  /* The delay is in this place, and on phones the cheer buttons if the line has no room for them. They are hidden while the goal banner shows. */
  &:has([data-delay] > *) {
    ${controls(1)}
  }
  &:has([data-banner]) [data-delay] {
    visibility: hidden;
  }
  ${theme.media.narrowest} {
    ${controls(1)}

    &:has([data-delay] > *) {
      ${controls(2)}
    }
    &:has([data-banner]) [data-cheer] {
      visibility: hidden;
    }
  }
  ${phone} {
    &:has([data-cheer] > [data-small] > button + button) {
      ${controls(2)}

      &:has([data-delay] > *) {
        ${controls(3)}
      }
      &:has([data-banner]) [data-cheer] {
        visibility: hidden;
      }
    }
  }
`;

/** Below desktop width the parts of the match are laid out directly in the column. */
export const Panes = styled.div`
  display: contents;

  ${theme.media.desktop} {
    display: flex;
    flex: 1;
    min-height: 0;
  }
`;

/** The list of matches: a separate column on a desktop. On a narrower screen it is laid over the match only while it is open. */
export const PickerPane = styled.div`
  display: none;
  background: ${theme.colour.ground};

  &[data-open='true'] {
    position: absolute;
    inset: 0;
    z-index: ${theme.layer.nav};
    display: block;
  }
  ${theme.media.desktop} {
    position: static;
    z-index: auto;
    display: block;
    flex: 0 0 ${listColumn};
    min-height: 0;
    border-right: ${theme.chalkWidth} solid ${theme.colour.marking};
  }
`;

/** On a desktop, to the right of the chat. */
export const Head = styled.div`
  position: relative;
  order: 1;
  flex: 0 0 ${sideColumn};
  min-width: 0;
  overflow: auto;
  border-left: ${theme.chalkWidth} solid ${theme.colour.marking};
`;

export const ChatPane = styled.div`
  order: 1;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  ${theme.media.desktop} {
    order: 0;
  }
`;
