import type { ReactNode } from 'react';
import styled from 'styled-components';
import { mownStripes } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { roomy, tight } from './headerSize.ts';
import { PitchMarkings } from './PitchMarkings.tsx';

interface PitchFromAboveProps {
  /** The row along the top, which is read before the pitch. */
  readonly bar: ReactNode;
  /** Lies over the grass and under everything else. */
  readonly lights: ReactNode;
  /** Stands on the pitch, in a grid of home, centre circle, away. */
  readonly children: ReactNode;
}

/** Grass in twelve stripes with halfway line, centre circle and a box at each end; each drawing is anchored where it belongs, and none is stretched. */
export function PitchFromAbove({ bar, lights, children }: PitchFromAboveProps) {
  return (
    <Grass>
      {lights}
      <Bar>{bar}</Bar>
      <Field>
        <PitchMarkings />
        <Row>{children}</Row>
      </Field>
    </Grass>
  );
}

const Grass = styled.div`
  --field: 196px;
  --radius: 76px;
  --area: 74px;
  --arc: 22px;
  position: relative;
  overflow: clip;
  container: match-header / inline-size;
  background: ${mownStripes('calc(100% / 12)')};
  color: ${theme.colour.onPitch};

  ${theme.media.desktop} {
    --field: 132px;
    --radius: 46px;
  }

  /* A phone on its side has no height to spare. */
  @media (max-height: 480px) {
    --field: 140px;
    --radius: 56px;
    --size-board: 2.5rem;
  }
`;

const Bar = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  min-height: 56px;
  padding: ${theme.space[2]} ${theme.size.corner} 0 ${theme.space.gutter};

  ${theme.media.tablet} {
    padding: 14px calc(${theme.size.corner} + ${theme.space[2]}) 0 ${theme.space.gutter};
  }

  /* In the upper corners of the pitch. */
  ${theme.media.desktop} {
    position: absolute;
    inset: 0 0 auto;
    padding: ${theme.space[1]} ${theme.space.gutter} 0;
    pointer-events: none;

    & > * {
      pointer-events: auto;
    }
  }
`;

const Field = styled.div`
  position: relative;
  height: var(--field);
  margin-top: -6px;

  ${theme.media.desktop} {
    margin-top: 0;
  }

  ${tight} {
    --radius: 62px;
    --field: 168px;
    --area: 56px;
    --size-board: 2.75rem;
  }

  ${roomy} {
    --area: 148px;
    --arc: 36px;
  }

  /* The halfway line, through the bar too, and not through the circle. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    left: 50%;
    width: ${theme.chalkWidth};
    margin-left: -0.75px;
    background: ${theme.colour.pitchLine};
  }
  &::before {
    top: -64px;
    bottom: calc(50% + var(--radius));
  }
  &::after {
    top: calc(50% + var(--radius));
    bottom: 0;
  }
`;

const Row = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) calc(2 * var(--radius) + 12px) minmax(0, 1fr);
  align-items: center;
  height: 100%;
`;
