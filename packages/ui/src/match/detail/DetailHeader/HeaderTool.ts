import styled from 'styled-components';
import { theme } from '../../../theme/theme.ts';

/** The place of a tool that is loaded behind the header: nothing moves when it comes. */
export const HeaderTool = styled.span`
  flex: none;
  min-width: ${theme.touch};
  height: ${theme.touch};
`;
