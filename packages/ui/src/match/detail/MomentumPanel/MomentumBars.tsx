import type { MomentumMinute } from '@tribunen/domain';
import { memo } from 'react';
import styled from 'styled-components';
import { theme } from '../../../theme/theme.ts';

interface MomentumBarsProps {
  readonly minutes: readonly MomentumMinute[];
  /** The number of minutes on the axis; future minutes are empty. */
  readonly axis: number;
}

/** The width of a minute and the height of a side, in the units of the drawing. */
export const barUnits = { minute: 10, side: 100 } as const;
const gap = 2;

/**
 * One bar for each minute: the home side's go up from the line, the away side's down. The drawing is stretched to fit,
 * because bars have no proportions to keep.
 */
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
