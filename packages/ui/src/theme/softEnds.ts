import { css, keyframes } from 'styled-components';

const soft = '24px';
const after = css`
  mask-image: linear-gradient(to left, transparent, #000 ${soft});
`;
const both = css`
  mask-image: linear-gradient(to right, transparent, #000 ${soft} calc(100% - ${soft}), transparent);
`;
const before = css`
  mask-image: linear-gradient(to right, transparent, #000 ${soft});
`;

const scrolled = keyframes`
  0% { ${after} }
  1%, 99% { ${both} }
  100% { ${before} }
`;

/** Content that scrolls sideways fades out where more follows, instead of being cut off; where all of it fits, nothing fades. */
export const softEnds = css`
  animation: ${scrolled} linear;
  animation-timeline: scroll(self inline);
`;
