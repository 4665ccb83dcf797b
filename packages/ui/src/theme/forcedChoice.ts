import { css } from 'styled-components';

/** Marks the chosen option where the system chooses the colours: without it, an option marked only by its ground would look like the rest. */
export const forcedChoice = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
  }
`;
