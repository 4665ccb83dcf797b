import type { ReactNode } from 'react';
import styled from 'styled-components';
import { mownStripes } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { PitchMarkings } from './PitchMarkings.tsx';

interface PitchFromAboveProps {
  /** What stands in the upper corners, and is read before the pitch. */
  readonly bar: ReactNode;
  /** Lies over the grass and under everything else. */
  readonly lights: ReactNode;
  /** Stands on the pitch, in a grid of home, centre circle, away. */
  readonly children: ReactNode;
}

/**
 * Grass in twelve stripes with halfway line, centre circle and a box at each end; each drawing is anchored where it belongs, and none is
 * stretched. It is 132 px high, as every header of a match on a desktop.
 */
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
  --radius: 46px;
  --area: 56px;
  --arc: 16px;
  position: relative;
  overflow: clip;
  padding-top: ${theme.space[2]};
  container: match-header / inline-size;
  background: ${mownStripes('calc(100% / 12)')};
  color: ${theme.colour.onPitch};
`;

/** Its middle is that of the state of the match. */
const Bar = styled.div`
  position: absolute;
  inset: 6px 0 auto;
  z-index: 2;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  height: ${theme.touch};
  padding-inline: ${theme.space.gutter};
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
`;

const Field = styled.div`
  position: relative;
  height: 132px;

  /* The halfway line, from the circle on. */
  &::after {
    content: '';
    position: absolute;
    top: calc(50% + var(--radius));
    bottom: 0;
    left: 50%;
    width: ${theme.chalkWidth};
    margin-left: -0.75px;
    background: ${theme.colour.pitchLine};
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
