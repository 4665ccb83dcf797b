import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/**
 * The list and, from the desktop's width, room for the chosen match beside it. The room is there from the first paint, so that nothing moves
 * when the pane appears.
 */
export const ListAndPane = styled.div`
  ${theme.media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) min(43vw, 620px);

    /* The pane's edge and the grass of its header, until its code has loaded. */
    &:has(> :only-child)::after {
      content: '';
      min-height: var(--screen-height);
      border-left: ${theme.chalkWidth} solid ${theme.colour.marking};
      background: linear-gradient(${theme.colour.pitchA} 141px, transparent 0);
    }
  }
`;
