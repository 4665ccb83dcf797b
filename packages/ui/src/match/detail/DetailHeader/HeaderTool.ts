import styled from 'styled-components';
import { theme } from '../../../theme/theme.ts';

/** Reserves the place of a tool that loads after the header, so that nothing moves when the tool appears. */
export const HeaderTool = styled.span`
  flex: none;
  min-width: ${theme.touch};
  height: ${theme.touch};
`;
