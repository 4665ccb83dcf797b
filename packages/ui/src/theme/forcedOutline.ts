import { css } from 'styled-components';

/**
 * Where the system chooses the colours, an outline around what is chosen among others that have drawings and words of
 * several colours. A control of one colour has `forcedChoice`.
 */
export const forcedOutline = css`
  @media (forced-colors: active) {
    outline: 3px solid Highlight;
    outline-offset: -3px;
  }
`;
