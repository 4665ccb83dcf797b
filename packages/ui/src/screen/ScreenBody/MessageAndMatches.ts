import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** A `ScreenBody` with links to matches below it; beside it where the message alone would leave half of the page empty. */
export const MessageAndMatches = styled.div`
  ${theme.media.desktop} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 45rem));
  }
`;
