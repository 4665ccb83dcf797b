import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** What stands under the header of a screen that has but one thing to say. */
export const ScreenBody = styled.div`
  padding: ${theme.space[4]} ${theme.space.gutter};
`;
