import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/**
 * Sections below each other, and beside each other where there is room for two. A section says with `gridRowEnd` how many rows tall it is, so that
 * the next one moves up under a short neighbour.
 */
export const SectionGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 520px), 1fr));
  column-gap: ${theme.space[6]};
  align-content: start;
  align-items: start;
  padding: 0 ${theme.space.gutter};

  & > * {
    padding-bottom: ${theme.space[4]};
  }

  ${theme.media.desktop} {
    padding-top: ${theme.space[3]};

    & > * {
      padding-bottom: ${theme.space[5]};
    }
  }
`;
