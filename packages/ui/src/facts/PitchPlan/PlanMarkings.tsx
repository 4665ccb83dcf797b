import { type PitchArc, pitchArcs, pitchLines, pitchPoint, pitchSize, pitchSpots } from '@tribunen/domain';
import { memo } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { PlanFrame } from './planFrame.ts';

/** The number of mown stripes. */
const stripes = 18;
const arcSteps = 24;
const netDepth = 2;

interface PlanMarkingsProps {
  readonly frame: PlanFrame;
}

/** The grass in mown stripes, the chalk, and the goals. */
export const PlanMarkings = memo(function PlanMarkings({ frame }: PlanMarkingsProps) {
  return (
    <g aria-hidden>
      <g transform={frame.matrix}>
        {Array.from({ length: stripes }, (_, stripe) => (
          <Stripe
            key={stripe}
            data-even={stripe % 2 === 0 || undefined}
            x={(stripe * pitchSize.length) / stripes}
            y={0}
            width={pitchSize.length / stripes + 0.05}
            height={pitchSize.width}
          />
        ))}
      </g>
      <Chalk d={chalkPath(frame)} />
      <Spots d={spotsPath(frame)} />
      <Goal d={goalPath(frame)} />
    </g>
  );
});

function chalkPath(frame: PlanFrame): string {
  const pathOf = (points: readonly { readonly x: number; readonly y: number }[]) =>
    `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`;
  const straight = pitchLines.map(({ from, to }) => pathOf([from, to].map(frame.toPlan)));
  const curved = pitchArcs.map((arc) => pathOf(pointsOf(arc).map(frame.toPlan)));
  return [...straight, ...curved].join('');
}

function pointsOf({ centre, radius, from, to }: PitchArc) {
  return Array.from({ length: arcSteps + 1 }, (_, step) => {
    const angle = from + ((to - from) * step) / arcSteps;
    return pitchPoint(centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle));
  });
}

function spotsPath(frame: PlanFrame): string {
  return pitchSpots
    .map(({ at }) => frame.toPlan(at))
    .map(({ x, y }) => `M${x - 0.3} ${y}a.3 .3 0 1 0 .6 0a.3 .3 0 1 0-.6 0z`)
    .join('');
}

function goalPath(frame: PlanFrame): string {
  const half = pitchSize.goalWidth / 2;
  return [0, pitchSize.length]
    .map((line) => {
      const behind = line === 0 ? -netDepth : pitchSize.length + netDepth;
      const corners = [
        pitchPoint(line, -half),
        pitchPoint(behind, -half),
        pitchPoint(behind, half),
        pitchPoint(line, half),
      ];
      return `M${corners
        .map(frame.toPlan)
        .map(({ x, y }) => `${x} ${y}`)
        .join('L')}`;
    })
    .join('');
}

const Stripe = styled.rect`
  fill: ${theme.colour.pitchB};

  &[data-even] {
    fill: ${theme.colour.pitchA};
  }
`;

const Chalk = styled.path`
  fill: none;
  stroke: ${theme.colour.pitchLine};
  stroke-width: 0.28;
`;

const Spots = styled.path`
  fill: ${theme.colour.pitchLine};
`;

const Goal = styled.path`
  fill: ${theme.colour.pitchLineFaint};
  stroke: ${theme.colour.onPitch};
  stroke-width: 0.32;
`;
