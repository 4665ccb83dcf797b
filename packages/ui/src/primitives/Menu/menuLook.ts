import { css, keyframes } from 'styled-components';
import { forcedOutline } from '../../theme/forcedOutline.ts';
import { theme } from '../../theme/theme.ts';

const appear = keyframes`from { opacity: 0; translate: 0 -4px; }`;

/** The look of anything that floats above the page: a menu or a popover. */
export const floatingLook = css`
  z-index: ${theme.layer.pop};
  max-width: calc(100vw - 2 * ${theme.space[2]});
  padding: 6px;
  overflow: auto;
  border-radius: ${theme.radius.md};
  background: ${theme.colour.raised};
  box-shadow: ${theme.colour.shadowPop};
  animation: ${appear} ${theme.time.tap} ${theme.ease.out};
  &:focus-visible {
    outline: none;
  }
`;

/** One row of a menu. Colour marks the active row and, for keyboard users, the focus ring. */
export const menuRow = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  width: 100%;
  min-height: ${theme.touch};
  padding: 0 ${theme.space[3]};
  border-radius: ${theme.radius.sm};
  font-weight: ${theme.font.weight.medium};
  cursor: pointer;
  &[data-highlighted],
  &[aria-current] {
    background: ${theme.colour.turfSoft};
    ${forcedOutline}
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: ${theme.colour.text2};
  }
`;
