import { css } from 'styled-components';

/**
 * Where the system chooses the colours, an outline around the chosen option, for options with drawings and words in
 * several colours; with the focus it is dashed. For a control of one colour use `forcedChoice`.
 */
export const forcedOutline = css`
  @media (forced-colors: active) {
    outline: 3px solid Highlight;
    outline-offset: -3px;

    &:focus-visible {
      outline-style: dashed;
    }
  }
`;
