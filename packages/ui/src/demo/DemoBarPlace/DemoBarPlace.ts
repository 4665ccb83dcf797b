import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Reserves the room of the demo bar before it loads, so that nothing moves when it appears. */
export const DemoBarPlace = styled.div`
  height: ${theme.size.bar};
`;
