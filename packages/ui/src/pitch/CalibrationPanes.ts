import styled from 'styled-components';
import { sideColumn } from '../theme/columns.ts';
import { theme } from '../theme/theme.ts';

/** The picture and its results, side by side on a desktop. */
export const CalibrationPanes = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  padding: ${theme.space[4]} ${theme.space.gutter} ${theme.space[8]};

  & > div {
    display: grid;
    align-content: start;
    gap: ${theme.space[4]};
    min-width: 0;
  }

  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 1fr) calc(${sideColumn} - ${theme.space.gutter});
  }
`;
