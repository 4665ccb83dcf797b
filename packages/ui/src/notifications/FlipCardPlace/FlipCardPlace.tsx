import { useRef } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { whenMotionIsReduced } from '../../theme/reducedMotion.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { FlipCard } from '../FlipCard/FlipCard.tsx';
import { useNotificationWords } from '../useNotificationWords.ts';
import type { FlipCardPlaceView } from './FlipCardPlaceView.ts';
import { EnableSound } from './EnableSound.tsx';
import { useEscape } from './useEscape.ts';
import { useLeavingCard } from './useLeavingCard.ts';
import { usePublishedRoom } from './usePublishedRoom.ts';

/**
 * Where the flip card stands: at the top centre, above everything but the toasts. On a desktop it floats. Where there is less room the page
 * slides down by its height and back again (`ShellFrame`), so that it covers nothing. It is mounted once, beside the routes, before the
 * first goal: a screen reader announces only changes in an element that it knows.
 *
 * @example
 * <FlipCardPlace view={{ shown: { id: 'e1', card, phase: 'front', isSpoken: true }, onClose, onEnableSound: null }} />
 */
export function FlipCardPlace({ view }: { readonly view: FlipCardPlaceView }) {
  const { shown, onEnableSound } = view;
  const { sentenceOf } = useNotificationWords();
  const { leaving, onGone } = useLeavingCard(shown);
  const place = useRef<HTMLDivElement>(null);
  const isUp = shown !== null;
  usePublishedRoom(place, isUp);
  useEscape(isUp, () => view.onClose());
  return (
    <Place ref={place} data-up={isUp}>
      <Spoken role="status">{shown?.isSpoken && <p key={shown.id}>{sentenceOf(shown.card)}</p>}</Spoken>
      <Cards>
        {leaving !== null && (
          <Leaving
            key={leaving.id}
            onAnimationEnd={(event) => {
              if (event.target === event.currentTarget) onGone();
            }}
          >
            <FlipCard view={leaving.card} phase={leaving.phase} />
          </Leaving>
        )}
        {shown !== null && (
          <Shown key={shown.id} onClick={() => view.onClose()}>
            <FlipCard view={shown.card} phase={shown.phase} />
          </Shown>
        )}
      </Cards>
      {shown !== null && onEnableSound !== null && <EnableSound onPress={onEnableSound} />}
    </Place>
  );
}

const comeDown = keyframes`from { translate: 0 calc(-100% - ${theme.space[3]}); }`;
const goUp = keyframes`to { translate: 0 calc(-100% - ${theme.space[6]}); }`;
const fadeIn = keyframes`from { opacity: 0; }`;
const fadeOut = keyframes`to { opacity: 0; }`;

const Place = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.layer.banner};
  display: flex;
  flex-direction: column;
  align-items: center;
  pointer-events: none;

  /* The ground under the card where the page has slid down: rows that have scrolled away do not show beside it. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-bottom: ${theme.chalkWidth} solid ${theme.colour.marking};
    background: ${theme.colour.ground};
    translate: 0 -100%;
    transition: translate ${theme.time.fast} ${theme.ease.out};
  }

  &[data-up='true']::before {
    translate: none;
    pointer-events: auto;
  }

  ${theme.media.tablet} {
    left: ${theme.size.rail};
  }

  ${theme.media.desktop} {
    left: 0;

    &::before {
      display: none;
    }
  }
`;

const Spoken = styled.div`
  ${visuallyHidden}
`;

/** The leaving card lies on the next one. */
const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  width: 100%;
  padding: 0 ${theme.space[4]};

  &:not(:empty) {
    padding-top: calc(${theme.space[3]} + env(safe-area-inset-top));
    padding-bottom: ${theme.space[3]};
  }
`;

const inPlace = css`
  display: flex;
  grid-area: 1 / 1;
  justify-content: center;
  width: 100%;
`;

const Shown = styled.div`
  ${inPlace}
  animation: ${comeDown} ${theme.time.fast} ${theme.ease.out};

  & > * {
    cursor: pointer;
    pointer-events: auto;
  }

  ${whenMotionIsReduced(css`
    animation: ${fadeIn} ${theme.time.crossFade} linear;
  `)}
`;

const Leaving = styled.div`
  ${inPlace}
  /* In step with the page that moves up behind it, so that it covers nothing on its way either. */
  animation: ${goUp} ${theme.time.fast} ${theme.ease.out} forwards;

  ${theme.media.desktop} {
    animation-timing-function: ${theme.ease.in};
  }

  ${whenMotionIsReduced(css`
    animation: ${fadeOut} ${theme.time.crossFade} linear forwards;
  `)}
`;
