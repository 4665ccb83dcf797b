import styled from 'styled-components';
import { appearsLate } from '../../../primitives/Skeleton/appearsLate.ts';
import { theme } from '../../../theme/theme.ts';

/**
 * In the place of a tab's body whose code is on its way: lines, after a moment. Below the desktop's width it fills the screen: what stands
 * under the tabs does not move out of view when the body comes.
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
