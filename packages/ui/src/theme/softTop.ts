import { css, keyframes } from 'styled-components';

const scrolled = keyframes`
  1%, 100% { mask-image: linear-gradient(transparent, #000 32px); }
`;

/** Content that is scrolled down fades out at its upper edge, instead of being cut through. */
export const softTop = css`
  animation: ${scrolled} linear;
  animation-timeline: scroll(self block);
`;
