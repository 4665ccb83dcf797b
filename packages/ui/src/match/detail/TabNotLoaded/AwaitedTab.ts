import styled from 'styled-components';
import { appearsLate } from '../../../primitives/Skeleton/appearsLate.ts';
import { theme } from '../../../theme/theme.ts';

/**
 * Replaces the body of a tab while its code is loading; after a moment it shows placeholder lines. Below desktop width
 * it fills the screen, so that the content below the tabs is not pushed out of view when the body appears.
 */
export const AwaitedTab = styled.div`
  min-height: 80dvh;

  &::before {
    content: '';
    display: block;
    width: 62%;
    height: 300px;
    margin-top: ${theme.space[5]};
    background: repeating-linear-gradient(${theme.colour.line} 0 14px, transparent 0 52px);
    ${appearsLate}
  }

  ${theme.media.sideChat} {
    min-height: 0;
  }
`;
