import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { calendarWidth, StripFrame, StripLine, StripTrack } from './StripTrack.ts';

/**
 * The strip's placeholder before the days are known: the line, the circle where today will be, and room for the
 * calendar.
 */
export function DayStripSkeleton() {
  return (
    <StripFrame aria-hidden>
      <StripTrack>
        <StripLine>
          <Circle />
        </StripLine>
      </StripTrack>
      <CalendarPlace />
    </StripFrame>
  );
}

const Circle = styled.span`
  position: relative;
  width: 2.75rem;
  height: 2.75rem;
  margin-top: calc(1.375rem + ${theme.space[1]});
  border: 2px solid ${theme.colour.chalk};
  border-radius: 50%;
  background: ${theme.colour.ground};
`;

const CalendarPlace = styled.span`
  flex: 0 0 ${calendarWidth};
  margin: 6px 0 4px;
  border-left: ${theme.chalkWidth} solid ${theme.colour.marking};

  ${theme.media.desktop} {
    margin: 14px 0;
  }
`;
