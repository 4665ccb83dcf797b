import styled, { css, keyframes } from 'styled-components';
import { whenMotionIsReduced } from '../../theme/reducedMotion.ts';

const turn = keyframes`to { rotate: 1turn; }`;

/**
 * Shows that something is loading. It is silent: the words are beside it. Under reduced motion it turns slowly, so that
 * it still shows activity.
 */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  width: 1.125em;
  height: 1.125em;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;
  ${whenMotionIsReduced(css`
    animation-duration: 4s;
  `)}
`;
