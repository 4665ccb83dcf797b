import type { MomentumMinute } from '@tribunen/domain';
import { memo } from 'react';
import styled from 'styled-components';
import { theme } from '../../../theme/theme.ts';

interface MomentumBarsProps {
  readonly minutes: readonly MomentumMinute[];
  /** How many minutes the axis has; those that are not played yet are empty. */
  readonly axis: number;
}

/** One minute is so wide and a whole side so high, in the drawing's own units. */
export const barUnits = { minute: 10, side: 100 } as const;
const gap = 2;

/** A bar a minute, the home side's up from the line and the away side's down. Stretched to its place: bars have no shape to lose. */
export const MomentumBars = memo(function MomentumBars({ minutes, axis }: MomentumBarsProps) {
  const { minute: width, side } = barUnits;
  return (
    <Drawing viewBox={`0 0 ${axis * width} ${2 * side}`} preserveAspectRatio="none" aria-hidden="true">
      {minutes.map(({ minute, side: leader, percent }) => (
        <rect
          key={minute}
          data-minute={minute}
          data-side={leader ?? 'none'}
          x={(minute - 1) * width + gap / 2}
          y={leader === 'away' ? side : side - percent}
          width={width - gap}
          height={percent}
        />
      ))}
    </Drawing>
  );
});

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;

  & > [data-side='home'] {
    fill: ${theme.colour.turf};
  }
  & > [data-side='away'] {
    fill: ${theme.colour.gold};
  }
`;
