import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { mownStripes } from '../../../theme/pitchMarkings.ts';
import { theme } from '../../../theme/theme.ts';
import { headlineHeight } from './HeadlineEvents.tsx';
import { HeaderTool } from './HeaderTool.ts';
import { PitchMarkings } from '../../MatchHeader/PitchMarkings.tsx';

interface DetailPitchProps {
  readonly ref?: Ref<HTMLElement>;
  /** Drawn above the grass and below everything else. */
  readonly lights?: ReactNode;
  readonly tools: ReactNode;
  /** The number of rows reserved for the scorers as long as the match is on the screen. */
  readonly rows: number;
  /** Teams, centre and scorers; each positions itself. */
  readonly children: ReactNode;
}

/** The low pitch behind the header of an opened match: a row of tools, the field, and the space for the scorers below it. */
export function DetailPitch({ ref, lights = null, tools, rows, children }: DetailPitchProps) {
  return (
    <Grass ref={ref} data-top>
      {lights}
      <Tools>{tools}</Tools>
      <Field
        // Two rows are in the style sheet, because the page before the scripts may have no style attributes.
        style={rows === 2 ? undefined : { '--scorers': `${rows * headlineHeight}px` }}
        data-begun={rows > 0}
      >
        <Chalk>
          <PitchMarkings />
        </Chalk>
        {children}
      </Field>
    </Grass>
  );
}

const Grass = styled.section`
  --field: 112px;
  --radius: 46px;
  /* Small enough that the longest names do not touch the penalty area. */
  --area: 26px;
  --arc: 9px;
  position: relative;
  flex: none;
  overflow: clip;
  background: ${mownStripes('calc(100% / 12)')};
  color: ${theme.colour.onPitch};

  ${theme.media.tablet} {
    --area: 44px;
    --arc: 14px;
  }
  ${theme.media.desktop} {
    --field: 118px;
    --radius: 45px;
    --area: 64px;
    --arc: 18px;
    z-index: 1;
    border-bottom: ${theme.chalkWidth} solid ${theme.colour.marking};
  }
`;

/** One row; on a desktop in the corners of the pitch, in line with the state of the match and the profile. */
const Tools = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  /* A reader's large text makes the row higher. */
  min-height: 54px;
  margin-bottom: -6px;
  /* In line with the search and the profile in the corner. */
  padding: 10px ${theme.size.corner} 0 ${theme.space.gutter};

  /* The narrowest phones need the room for the competition: the menu has the delay too. */
  ${theme.media.narrowest} {
    & > ${HeaderTool}:not(:has([data-delayed='true'])) {
      display: none;
    }
  }
  ${theme.media.tablet} {
    min-height: 64px;
    padding: 18px calc(${theme.size.corner} + ${theme.space[2]}) 0 ${theme.space.gutter};
  }
  ${theme.media.desktop} {
    position: absolute;
    inset: ${theme.space[1]} 0 auto;
    min-height: 48px;
    padding: 0 calc(${theme.size.corner} + ${theme.space[4]}) 0 ${theme.space.gutter};
    pointer-events: none;

    & > * {
      pointer-events: auto;
    }
  }
`;

const Field = styled.div`
  --score-transition: match-score;
  --scorers: ${2 * headlineHeight}px;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(2, calc(var(--radius) + 4px)) minmax(0, 1fr);
  grid-template-rows: var(--field) minmax(var(--scorers), auto);
  align-items: center;

  /* The halfway line: it begins under the plate at the circle's foot, is not drawn through the circle, and reaches down between the scorers. */
  &::before {
    content: '';
    position: absolute;
    left: 50%;
    width: ${theme.chalkWidth};
    margin-left: -0.75px;
    background: ${theme.colour.pitchLine};
    top: calc(var(--field) / 2 + var(--radius));
    bottom: 0;
  }

  /* Below the age of the data. */
  @media (min-width: 820px) and (max-width: 1099.98px) and (min-height: 560px) {
    margin-top: ${theme.space[3]};
  }

  & > [data-team] {
    position: relative;
    grid-area: 1 / 1;
  }
  & > [data-team='away'] {
    grid-column: 4;
  }
  /* Under the pitch, on either side of the halfway line. */
  & > [data-scorers] {
    position: relative;
    grid-area: 2 / 1 / auto / span 2;
    align-self: start;
  }
  & > [data-scorers='away'] {
    grid-column: 3 / span 2;
  }

  ${theme.media.desktop} {
    grid-template-rows: 46px minmax(max(${3 * headlineHeight}px, var(--scorers)), auto);
    margin-top: 14px;

    /* The team is next to the tools, never below them. */
    & > [data-team] {
      grid-row: 1 / span 2;
      justify-self: end;
      max-width: calc(100% - 18rem);
    }
    & > [data-team='away'] {
      justify-self: start;
      max-width: calc(100% - 13rem);
    }
    /* A name moves up when the scorers have room below it. */
    &[data-begun='true'] > [data-team] {
      grid-row: 1;
      align-self: end;
      padding-bottom: ${theme.space[1]};
    }
    & > [data-scorers] {
      grid-column: 1;
      padding-inline: ${theme.space[4]};
      /* Leaves room for the age of the data on the left, and on a narrower screen for the cheer on the right. */
      margin-left: 18.5rem;
    }
    & > [data-scorers='away'] {
      grid-column: 4;
      margin-inline: 0 13rem;
    }
  }
  ${theme.media.wide} {
    & > [data-team='away'] {
      max-width: calc(100% - 24rem);
    }
    & > [data-scorers='away'] {
      margin-right: 0;
    }
  }
`;

const Chalk = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: var(--field);
`;
