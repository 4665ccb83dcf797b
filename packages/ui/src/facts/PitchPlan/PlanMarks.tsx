import type { MarkLook, PitchMark } from '@tribunen/domain';
import { memo, useMemo } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { groupedBy } from '../groupedBy.ts';
import { lineStrength } from '../lineStrength.ts';
import { markPaths } from './markPaths.ts';
import type { PlanFrame } from './planFrame.ts';

interface PlanMarksProps {
  readonly marks: readonly PitchMark[];
  /** The number of marks in the picture. */
  readonly count: number;
  readonly frame: PlanFrame;
  /** Whether a mark is picked, so that the others are faded. */
  readonly standBack: boolean;
}

/** With more marks than this the lines' shadows are invisible, and drawing them takes as long as the lines. */
const mostShaded = 300;

/**
 * The marks, with one path for each look and minute. A step of the slider adds or removes the paths of one minute and draws nothing
 * else again.
 */
export function PlanMarks({ marks, count, frame, standBack }: PlanMarksProps) {
  const minutes = useMemo(() => {
    const groups = [...groupedBy(marks, ({ minute }) => minute)];
    let first = 0;
    return groups.map(([minute, group]) => {
      const from = first;
      first += group.length;
      return { minute, group, from };
    });
  }, [marks]);
  const { opacity, width } = lineStrength(count);
  return (
    <Marks aria-hidden data-stand-back={standBack || undefined} $opacity={opacity} $width={width}>
      {minutes.map(({ minute, group, from }) => (
        <MarksOfMinute
          key={minute}
          marks={group}
          frame={frame}
          isShown={from < count}
          isShaded={marks.length <= mostShaded}
        />
      ))}
    </Marks>
  );
}

interface MarksOfMinuteProps {
  readonly marks: readonly PitchMark[];
  readonly frame: PlanFrame;
  readonly isShown: boolean;
  readonly isShaded: boolean;
}

const MarksOfMinute = memo(function MarksOfMinute({ marks, frame, isShown, isShaded }: MarksOfMinuteProps) {
  if (!isShown) return null;
  return [...groupedBy(marks, ({ look }) => look)].map(([look, group]) => (
    <MarksOfLook key={look} look={look} marks={group} frame={frame} isShaded={isShaded} />
  ));
});

interface MarksOfLookProps {
  readonly look: MarkLook;
  readonly marks: readonly PitchMark[];
  readonly frame: PlanFrame;
  readonly isShaded: boolean;
}

function MarksOfLook({ look, marks, frame, isShaded }: MarksOfLookProps) {
  const { lines, solid, hollow } = markPaths(look, marks, frame);
  return (
    <Ink data-look={look}>
      {isShaded && <path d={lines} data-part="shade" />}
      <path d={lines} data-part="line" />
      <path d={hollow} data-part="hollow" />
      <path d={solid} data-part="solid" />
    </Ink>
  );
}

/** The picked mark, drawn again over the others with a halo. */
export function PickedMark({ mark, frame }: { readonly mark: PitchMark; readonly frame: PlanFrame }) {
  const { lines, solid, hollow } = markPaths(mark.look, [mark], frame);
  return (
    <g aria-hidden>
      <Halo d={lines + hollow + solid} />
      <Ink data-look={mark.look}>
        <path d={lines} data-part="line" />
        <path d={hollow} data-part="hollow" />
        <path d={solid} data-part="solid" />
      </Ink>
    </g>
  );
}

/** Marks without a line, such as the place of a shot, are always drawn at full strength. */
const Marks = styled.g<{ readonly $opacity: number; readonly $width: number }>`
  --line-opacity: ${({ $opacity }) => $opacity};
  --line-width: ${({ $width }) => $width};

  &[data-stand-back] {
    opacity: 0.45;
  }
`;

const Halo = styled.path`
  fill: none;
  stroke: ${theme.colour.onPitch};
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-opacity: 0.42;
  stroke-width: 2.2;
`;

const Ink = styled.g`
  color: ${theme.colour.pitchMade};
  stroke-linecap: round;

  &[data-look='goal'] {
    color: ${theme.colour.pitchGoal};
  }
  &[data-look='on-target'] {
    color: ${theme.colour.onPitch};
  }
  &[data-look='off-target'],
  &[data-look='blocked'],
  &[data-look='lost'],
  &[data-look='failed'] {
    color: ${theme.colour.pitchMissed};
  }

  & > path {
    fill: none;
  }
  & > [data-part='shade'] {
    stroke: ${theme.colour.apron};
    stroke-opacity: 0.75;
    stroke-width: 0.85;
  }
  & > [data-part='line'] {
    stroke: currentColor;
    stroke-opacity: var(--line-opacity, 1);
    stroke-width: calc(0.4px * var(--line-width, 1));
  }
  & > [data-part='hollow'] {
    stroke: currentColor;
    stroke-width: 0.42;
  }
  & > [data-part='solid'] {
    fill: currentColor;
  }
  &[data-look='completed'] > [data-part='solid'],
  &[data-look='failed'] > [data-part='solid'],
  &[data-look='run'] > [data-part='solid'] {
    fill-opacity: var(--line-opacity, 1);
  }
  &[data-look='off-target'] > [data-part='line'],
  &[data-look='blocked'] > [data-part='line'],
  &[data-look='failed'] > [data-part='line'] {
    stroke-dasharray: 1.3 1;
  }
`;
