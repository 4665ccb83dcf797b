import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The days, and the calendar beside them. */
export const StripFrame = styled.div`
  display: flex;
  align-items: stretch;
  height: 78px;

  ${theme.media.desktop} {
    height: calc(${theme.size.topBar} - ${theme.chalkWidth});
  }
`;

/** What the days scroll in. */
export const StripTrack = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  overflow: auto hidden;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
`;

/** The days in a row on their chalk line, as long as they are many. */
export const StripLine = styled.div`
  position: relative;
  display: flex;
  justify-content: center;
  width: max-content;
  min-width: 100%;
  height: 100%;

  &::before {
    content: '';
    position: absolute;
    top: 50px;
    right: 0;
    left: 0;
    height: ${theme.chalkWidth};
    background: ${theme.colour.marking};
  }

  ${theme.media.desktop} {
    padding-top: 4px;

    &::before {
      top: 54px;
    }
  }
`;
