import styled from 'styled-components';
import { theme } from '../../../theme/theme.ts';

/**
 * In the place of a tab's body whose code is on its way. Below the desktop's width it fills the screen: what stands under the tabs does not move
 * out of view when the body comes.
 */
export const AwaitedTab = styled.div`
  min-height: 80dvh;

  ${theme.media.sideChat} {
    min-height: 0;
  }
`;
