import { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The text with a button beside it. If the whole page scrolls, not only the chat, it stays at the page's lower edge. */
export const composerLook = css`
  position: sticky;
  bottom: var(--keyboard, 0px);
  display: grid;
  flex: none;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space[1]} ${theme.space[2]};
  padding: ${theme.space[2]} var(--chat-gutter);
  border-top: ${theme.chalkWidth} solid ${theme.colour.marking};
  background: ${theme.colour.ground};
`;

/** The box around the text. */
export const boxLook = css`
  min-height: 48px;
  padding: 11px 14px;
  border: ${theme.chalkWidth} solid ${theme.colour.edge};
  border-radius: ${theme.radius.bubble};
  background: ${theme.colour.well};
  line-height: 1.4;

  /* A long name ends in dots, rather than in half a second line. */
  &::placeholder {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${theme.colour.text3};
    opacity: 1;
  }
`;
