import type { ReactNode } from 'react';
import styled from 'styled-components';
import { mownStripes } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { PitchMarkings } from './PitchMarkings.tsx';

interface PitchFromAboveProps {
  /** The contents of the upper corners. Screen readers read them before the pitch. */
  readonly bar: ReactNode;
  /** Drawn above the grass and below everything else. */
  readonly lights: ReactNode;
  /** The contents of the pitch, in a grid of home, centre circle and away. */
  readonly children: ReactNode;
}

/**
 * Grass in twelve stripes with a halfway line, a centre circle and a box at each end. Each drawing is anchored to its
 * place on the pitch, so none is stretched. It is 132 px high, like every match header on a desktop.
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

/** Vertically centred on the state of the match. */
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
