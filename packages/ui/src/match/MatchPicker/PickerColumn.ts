import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The column of a `MatchPicker`: it fills its container, and its list scrolls. */
export const PickerColumn = styled.section`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
`;

/** The title and the search box above the list. */
export const PickerTop = styled.div`
  display: grid;
  flex: none;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]} ${theme.space.gutter} ${theme.space[3]};
`;
