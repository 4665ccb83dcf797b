import styled from 'styled-components';
import { softEnds } from '../../theme/softEnds.ts';
import { theme } from '../../theme/theme.ts';

/** The days, and the calendar beside them. */
export const StripFrame = styled.div`
  display: flex;
  align-items: stretch;
  height: 4.375rem;

  ${theme.media.desktop} {
    container-type: inline-size;
    height: calc(${theme.size.topBar} - ${theme.chalkWidth});
  }
`;

/** The width of a day, and of the calendar after the last. */
export const dayWidth = '3.25rem';
const dayWidthOnDesktop = '3rem';
export const calendarWidth = '53px';
export const arrowWidth = '44px';

/**
 * The scroll container of the days. On a phone the outermost days fade, which shows that there are more; on a desktop all days are
 * whole.
 */
export const StripTrack = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  overflow: auto hidden;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  ${softEnds}

  ${theme.media.desktop} {
    --day-width: ${dayWidthOnDesktop};
    flex: 0 0
      max(${dayWidthOnDesktop}, round(down, 100cqi - ${calendarWidth} - 2 * ${arrowWidth}, ${dayWidthOnDesktop}));
    scroll-snap-type: x mandatory;
    animation: none;
  }
`;

/** The days in a row on their chalk line, as long as needed. */
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
    top: 3.125rem;
    right: 0;
    left: 0;
    height: ${theme.chalkWidth};
    background: ${theme.colour.marking};
  }

  ${theme.media.desktop} {
    padding-top: 4px;

    &::before {
      top: 3.375rem;
    }
  }
`;
