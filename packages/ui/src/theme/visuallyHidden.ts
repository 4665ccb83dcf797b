import { css } from 'styled-components';

/**
 * For screen readers only. What scrolls around it is `position: relative`: otherwise the text stands outside what scrolls, and makes the page
 * as long as all of it.
 */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
