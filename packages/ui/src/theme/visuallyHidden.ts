import { css } from 'styled-components';

/**
 * For text that only screen readers get. Give the scrolling element around it `position: relative`: otherwise the text lies outside that
 * element and makes the page as long as all its content.
 */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
