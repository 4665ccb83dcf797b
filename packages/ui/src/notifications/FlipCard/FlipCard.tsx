import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { whenMotionIsReduced } from '../../theme/reducedMotion.ts';
import { theme } from '../../theme/theme.ts';
import { cardSize } from './cardSize.ts';
import type { FlipCardPhase, FlipCardView } from './FlipCardView.ts';
import { GatheredFront } from './GatheredFront.tsx';
import { GoalBack } from './GoalBack.tsx';
import { GoalFront } from './GoalFront.tsx';
import { RedCardBack } from './RedCardBack.tsx';
import { RedCardFront } from './RedCardFront.tsx';

interface FlipCardProps {
  readonly view: FlipCardView;
  readonly phase: FlipCardPhase;
}

/**
 * A goal or a red card on a card that turns: 200 by 72 px on a phone, at most 704 by 84 px on wider screens. The card
 * is hidden from screen readers, which read the sentence next to it once instead.
 */
export function FlipCard({ view, phase }: FlipCardProps) {
  const { front, back } = facesOf(view);
  return (
    <Card aria-hidden>
      <Turning data-up={back === null ? 'front' : phase}>
        {front}
        {back}
      </Turning>
    </Card>
  );
}

function facesOf(view: FlipCardView): { readonly front: ReactNode; readonly back: ReactNode } {
  switch (view.status) {
    case 'goal':
      return { front: <GoalFront view={view} />, back: <GoalBack view={view} /> };
    case 'red':
      return { front: <RedCardFront view={view} />, back: <RedCardBack view={view} /> };
    case 'gathered':
      return { front: <GatheredFront view={view} />, back: null };
  }
}

const Card = styled.div`
  width: 12.5rem;
  max-width: 100%;
  container-type: inline-size;
  perspective: 1200px;

  ${cardSize.wide} {
    width: 44rem;
  }
`;

const Turning = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  transform-style: preserve-3d;
  transition: rotate ${theme.time.flip} ${theme.ease.flip};

  & > * {
    backface-visibility: hidden;
  }

  & > [data-face='front'] {
    rotate: x 0deg;
  }

  & > [data-face='back'] {
    rotate: x 180deg;
  }

  &[data-up='back'] {
    rotate: x 180deg;
  }

  ${whenMotionIsReduced(css`
    transition: none;

    &,
    &[data-up='back'] {
      rotate: none;
    }

    & > [data-face] {
      opacity: 1;
      rotate: none;
      transition: opacity ${theme.time.crossFade} linear;
    }

    &[data-up='front'] > [data-face='back'],
    &[data-up='back'] > [data-face='front'] {
      opacity: 0;
      pointer-events: none;
    }
  `)}
`;
