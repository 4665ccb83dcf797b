import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The body of a screen that shows a single message, in line with the title above it. */
export const ScreenBody = styled.div`
  width: 100%;
  max-width: calc(44rem + 2 * ${theme.space.gutter});
  padding: ${theme.space[4]} ${theme.space.gutter};
`;
