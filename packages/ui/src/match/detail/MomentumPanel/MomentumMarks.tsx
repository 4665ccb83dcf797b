import type { MomentumMinute } from '@tribunen/domain';
import { memo } from 'react';
import styled from 'styled-components';
import { BallIcon } from '../../../primitives/BallIcon/BallIcon.tsx';
import { theme } from '../../../theme/theme.ts';

interface MomentumMarksProps {
  readonly minutes: readonly MomentumMinute[];
  readonly axis: number;
}

/** Two marks of a side that are closer than this many minutes would cover one another on a phone. */
const minutesApart = 5;

/** Goals and cards at their minutes, at the edge of their side. A mark that would cover another stands in the next row. */
export const MomentumMarks = memo(function MomentumMarks({ minutes, axis }: MomentumMarksProps) {
  const rows: Record<'home' | 'away', number[]> = { home: [], away: [] };
  return minutes.flatMap(({ minute, events }) =>
    events.map((event) => {
      const lastOfRows = rows[event.teamSide];
      const free = lastOfRows.findIndex((last) => minute - last >= minutesApart);
      const row = free === -1 ? lastOfRows.length : free;
      lastOfRows[row] = minute;
      return (
        <Mark
          key={event.id}
          aria-hidden
          data-side={event.teamSide}
          data-event={event.type}
          style={{
            left: `${((minute - 0.5) / axis) * 100}%`,
            [event.teamSide === 'home' ? 'top' : 'bottom']: row * 18,
          }}
        >
          {event.type === 'GOAL' ? <BallIcon size={16} /> : <Card data-red={event.type === 'RED_CARD'} />}
        </Mark>
      );
    }),
  );
});

const Mark = styled.span`
  position: absolute;
  display: grid;
  place-items: center;
  width: 18px;
  height: 18px;
  border-radius: 50%;
  background: ${theme.colour.surface};
  translate: -50% 0;
`;

const Card = styled.i`
  width: 9px;
  height: 13px;
  border-radius: 1.5px;
  background: ${theme.colour.yellowCard};
  box-shadow: 0 0 0 1px ${theme.colour.edge};
  forced-color-adjust: none;

  &[data-red='true'] {
    background: ${theme.colour.redCard};
  }
`;
