import styled from 'styled-components';
import { sideColumn } from '../../theme/columns.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

/** The round above the squad, on a tablet with the league beside it; from 1100 px the squad on the left, and the round and the league beside it. */
export const TeamPanes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0 ${theme.space.gutter} ${theme.space[6]};

  ${theme.media.tablet} {
    grid-template: 'round round' auto 'squad league' 1fr / minmax(0, 1fr) 300px;
    gap: ${theme.space[4]} ${theme.space[6]};
  }
  ${theme.media.desktop} {
    grid-template: 'squad round' auto 'squad league' 1fr / minmax(0, 1fr) calc(${sideColumn} - ${theme.space.gutter});
    gap: ${theme.space[6]} ${theme.space[8]};
    padding-top: ${theme.space[5]};
  }
`;

/** A pane of the team. */
export const TeamPane = styled.div<{ $area: 'squad' | 'round' | 'league' }>`
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};
  min-width: 0;

  ${theme.media.tablet} {
    gap: ${theme.space[3]};
    grid-area: ${({ $area }) => $area};
  }
`;

/** The ways to look at the team, beside the button that changes it. */
export const TeamControls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[2]};
  min-height: ${theme.touch};
`;

/** Players under a heading. */
export const TeamPart = styled.section`
  display: grid;
  gap: ${theme.space[1]};

  & + & {
    margin-top: ${theme.space[3]};
  }
  & > h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space[2]};
    min-height: 24px;
    font-size: ${theme.font.size.sm};
    font-weight: ${theme.font.weight.bold};
  }
  /* The pitch itself shows that it is the eleven. */
  & > h3[data-seen='from-tablet'] {
    @media (max-width: 767.98px) {
      ${visuallyHidden}
      min-height: 0;
    }
  }
`;
