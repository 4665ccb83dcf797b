import { css } from 'styled-components';

/** Where the system chooses the colours, a choice that only its ground shows would look like the others. */
export const forcedChoice = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
  }
`;
