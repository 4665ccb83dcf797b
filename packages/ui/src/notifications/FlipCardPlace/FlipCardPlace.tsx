import styled, { css, keyframes } from 'styled-components';
import { SaidOnce } from '../../primitives/SaidOnce/SaidOnce.tsx';
import { whenMotionIsReduced } from '../../theme/reducedMotion.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { FlipCard } from '../FlipCard/FlipCard.tsx';
import { useNotificationWords } from '../useNotificationWords.ts';
import type { FlipCardPlaceView } from './FlipCardPlaceView.ts';
import { EnableSound } from './EnableSound.tsx';
import { lineHeight } from '../../match/MatchHeader/useScrolledPast.ts';
import { useEscape } from './useEscape.ts';
import { useLeavingCard } from './useLeavingCard.ts';

/**
 * The place of the flip card: above the page, in the middle of its top edge; only toasts cover it. The page makes no
 * room for the card, so nothing moves under a thumb. On a phone the card is between the tools in the corners of the
 * header, below the search field, and below the line and the goal banner of a match chat (`data-match-line`). While the
 * user writes in that chat, the card covers the line. It is mounted once, beside the routes, before the first goal: a
 * screen reader announces only changes in an element that it knows.
 */
export function FlipCardPlace({ view }: { readonly view: FlipCardPlaceView }) {
  const { shown, onEnableSound } = view;
  const { sentenceOf } = useNotificationWords();
  const { leaving, onGone } = useLeavingCard(shown);
  const isUp = shown !== null;
  useEscape(isUp, () => view.onClose());
  return (
    <Place data-up={isUp}>
      <Spoken role="status">{shown?.isSpoken && <SaidOnce key={shown.id}>{sentenceOf(shown.card)}</SaidOnce>}</Spoken>
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
  gap: ${theme.space[1]};
  align-items: center;
  pointer-events: none;

  ${theme.media.tablet} {
    left: ${theme.size.rail};
  }

  ${theme.media.desktop} {
    left: 0;
  }

  @media (max-width: 1099.98px) {
    :root:has([data-match-line]) & {
      top: calc(${lineHeight}px + ${theme.size.chatBar});
    }

    :root:has([data-match-line]):has([data-demo-bar]) & {
      top: calc(${theme.size.bar} + ${lineHeight}px + ${theme.size.chatBar});
    }
  }

  @media (max-width: 767.98px) {
    /* Covers the line while the keyboard is up, so that the card and the banner below it leave enough room for the messages. */
    :root:has([data-match-line]):has([data-writing='true']) &&& {
      top: 0;
    }

    :root:has([data-search]) &&& {
      top: 60px;
    }
  }
`;

const Spoken = styled.div`
  ${visuallyHidden}
`;

/** The leaving card is drawn on top of the next one. */
const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  width: 100%;
  padding: calc(${theme.space[1]} + env(safe-area-inset-top)) ${theme.space[4]} 0;
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
  animation: ${goUp} ${theme.time.fast} ${theme.ease.in} forwards;

  ${whenMotionIsReduced(css`
    animation: ${fadeOut} ${theme.time.crossFade} linear forwards;
  `)}
`;
