import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/**
 * As high as the window, so that its panes scroll and the page does not. Below the desktop's width the line of the match comes first, and
 * what stands in the header gives its room to the messages.
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

  /* The cheer stands there, and makes way for the goal banner. */
  ${theme.media.narrowest} {
    & [data-chat-bar] {
      padding-right: calc(2 * ${theme.touch} + ${theme.space[3]});
    }
    &:has([data-banner]) [data-cheer] {
      visibility: hidden;
    }
  }
`;

/** Below the desktop's width the parts of the match stand in the column itself. */
export const Panes = styled.div`
  display: contents;

  ${theme.media.desktop} {
    display: flex;
    flex: 1;
    min-height: 0;
  }
`;

/** The list of matches: a column of its own on a desktop. Below that it is not in the way of the match. */
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
    flex: 0 0 320px;
    min-height: 0;
    border-right: ${theme.chalkWidth} solid ${theme.colour.marking};
  }
  ${theme.media.wide} {
    flex-basis: clamp(360px, 20vw, 400px);
  }
`;

/** On a desktop, to the right of the chat. */
export const Head = styled.div`
  position: relative;
  order: 1;
  flex: 0 0 clamp(400px, 27vw, 520px);
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
