import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The body of a screen that has only one thing to say. */
export const ScreenBody = styled.div`
  padding: ${theme.space[4]} ${theme.space.gutter};
`;
