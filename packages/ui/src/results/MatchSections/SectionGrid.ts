import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/**
 * Sections below each other, and beside each other when there is room for two. A section sets its height in rows with
 * `gridRowEnd`, so that the next one moves up under a shorter neighbour.
 */
export const SectionGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 520px), 1fr));
  column-gap: ${theme.space[6]};
  align-content: start;
  align-items: start;
  padding: 0 ${theme.space.gutter};

  & > * {
    padding-bottom: ${theme.space[2]};
  }

  ${theme.media.desktop} {
    padding-top: ${theme.space[3]};

    & > * {
      padding-bottom: ${theme.space[5]};
    }
  }
`;
