import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The answers below a question of the guide. */
export const GuideFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[1]};
`;
