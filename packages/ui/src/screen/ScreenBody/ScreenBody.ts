import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The body of a screen that shows a single message. */
export const ScreenBody = styled.div`
  max-width: calc(44rem + 2 * ${theme.space.gutter});
  margin: 0 auto;
  padding: ${theme.space[4]} ${theme.space.gutter};
`;
