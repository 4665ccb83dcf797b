import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The place of a row in the list. */
export const FollowPlace = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${theme.space[2]};
  min-height: 68px;
  padding: ${theme.space[2]} ${theme.space[1]};
  user-select: none;
  -webkit-touch-callout: none;

  & > img {
    pointer-events: none;
  }

  &[data-dragging='true'] {
    z-index: 1;
    background: ${theme.colour.raised};
    box-shadow: ${theme.colour.shadowPop};
    cursor: grabbing;
  }
`;
