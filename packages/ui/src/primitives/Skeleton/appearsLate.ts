import { css, keyframes } from 'styled-components';

const appear = keyframes`
  from {
    visibility: hidden;
  }
`;

/** For a placeholder that most readers never wait for: it is invisible for the first 300 ms. */
export const appearsLate = css`
  animation: ${appear} 300ms step-end;
`;
