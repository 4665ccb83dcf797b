import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Sections below each other, and beside each other where there is room for two of them. */
export const SectionGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 520px), 1fr));
  gap: ${theme.space[4]} ${theme.space[6]};
  align-items: start;
  padding: 0 ${theme.space.gutter} ${theme.space[4]};

  ${theme.media.desktop} {
    row-gap: ${theme.space[5]};
    padding-top: ${theme.space[3]};
  }
`;
