import { useRef } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { whenMotionIsReduced } from '../../theme/reducedMotion.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { FlipCard } from '../FlipCard/FlipCard.tsx';
import { useNotificationWords } from '../useNotificationWords.ts';
import type { BannerPlaceView } from './BannerPlaceView.ts';
import { EnableSound } from './EnableSound.tsx';
import { useEscape } from './useEscape.ts';
import { useLeavingBanner } from './useLeavingBanner.ts';
import { usePublishedRoom } from './usePublishedRoom.ts';

/**
 * Where the flip card stands: at top centre, above everything but the toasts. On a desktop it floats; where there is less room the page slides down
 * by its height and back again (`ShellFrame`), so that it covers nothing. Stands once, beside the routes, before the first goal: screen readers
 * hear only what changes in a place that they know.
 *
 * @example
 * <BannerPlace view={{ banner: { id: 'e1', card, phase: 'front' }, onClose, onEnableSound: null }} />
 */
export function BannerPlace({ view }: { readonly view: BannerPlaceView }) {
  const { banner, onEnableSound } = view;
  const { sentenceOf } = useNotificationWords();
  const { leaving, onGone } = useLeavingBanner(banner);
  const place = useRef<HTMLDivElement>(null);
  const isUp = banner !== null;
  usePublishedRoom(place, isUp);
  useEscape(isUp, () => view.onClose());
  return (
    <Place ref={place} data-up={isUp}>
      <Spoken role="status">{banner?.isSpoken && <p key={banner.id}>{sentenceOf(banner.card)}</p>}</Spoken>
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
        {banner !== null && (
          <Shown key={banner.id} onClick={() => view.onClose()}>
            <FlipCard view={banner.card} phase={banner.phase} />
          </Shown>
        )}
      </Cards>
      {banner !== null && onEnableSound !== null && <EnableSound onPress={onEnableSound} />}
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

  /* The ground that the card stands on where the page has slid down: what has scrolled away does not show beside it. */
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

/** One card on the other while the one makes way. */
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
  /* As the page moves that comes up behind it: it covers nothing on its way either. */
  animation: ${goUp} ${theme.time.fast} ${theme.ease.out} forwards;

  ${theme.media.desktop} {
    animation-timing-function: ${theme.ease.in};
  }

  ${whenMotionIsReduced(css`
    animation: ${fadeOut} ${theme.time.crossFade} linear forwards;
  `)}
`;
