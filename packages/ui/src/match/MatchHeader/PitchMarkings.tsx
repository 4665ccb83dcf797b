import type { Side } from '@tribunen/domain';
import { memo } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/**
 * The lines of a field except the halfway line: the centre circle and a box at each end. The field sets their sizes in
 * `--radius`, `--area` and `--arc`.
 */
export const PitchMarkings = memo(function PitchMarkings() {
  return (
    <>
      <Box side="home" />
      <Circle aria-hidden>
        <circle cx="50%" cy="50%" />
      </Circle>
      <Box side="away" />
    </>
  );
});

/** The penalty area, the goal area in it, and the D outside. */
function Box({ side }: { readonly side: Side }) {
  return (
    <Area aria-hidden data-end={side}>
      <rect x="-10" y="12%" height="76%" data-area="penalty" />
      <rect x="-10" y="32%" height="36%" data-area="goal" />
      <svg x="70%" width="30%" height="100%" overflow="hidden">
        <circle cy="50%" />
      </svg>
    </Area>
  );
}

const Drawing = styled.svg`
  position: absolute;
  inset: 0 auto;
  height: 100%;
  overflow: visible;
  fill: none;
  stroke-width: 1.5px;
`;

const Circle = styled(Drawing)`
  inset: 0;
  width: 100%;
  stroke: ${theme.colour.pitchLine};

  & > circle {
    r: var(--radius);
  }
`;

const Area = styled(Drawing)`
  left: 0;
  width: var(--area);
  stroke: ${theme.colour.pitchLineFaint};

  &[data-end='away'] {
    right: 0;
    left: auto;
    scale: -1 1;
  }

  /* The lines behind the goal line are outside. */
  & > [data-area='penalty'] {
    width: calc(70% + 10px);
  }
  & > [data-area='goal'] {
    width: calc(30% + 10px);
  }

  & circle {
    cx: calc(-0.55 * var(--arc));
    r: var(--arc);
  }
`;
