import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

/** The parts of a page below each other; from the desktop's width in two columns. */
export const PageParts = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  padding: ${theme.space[4]} ${theme.space.gutter} ${theme.space[6]};

  ${theme.media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    column-gap: ${theme.space[8]};
    padding-top: ${theme.space[6]};
  }
`;

/** One column of `PageParts`. */
export const PageColumn = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  min-width: 0;
`;
