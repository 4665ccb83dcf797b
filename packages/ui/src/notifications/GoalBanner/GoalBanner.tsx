import { Sparkle, X } from 'lucide-react';
import { useRef } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import styled, { css, keyframes } from 'styled-components';
import { BallIcon } from '../../primitives/BallIcon/BallIcon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { SaidOnce } from '../../primitives/SaidOnce/SaidOnce.tsx';
import { lineHeight } from '../../match/MatchHeader/useScrolledPast.ts';
import { minuteText } from '../../matchWords/minuteText.ts';
import { whenMotionIsReduced } from '../../theme/reducedMotion.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { useNotificationWords } from '../useNotificationWords.ts';
import { useFocusBack } from '../useFocusBack.ts';
import { useSideFaces } from '../useSideFaces.ts';
import type { BannerGoalView, GoalBannerView } from './GoalBannerView.ts';

/**
 * The goal banner above the match chat: the teams, the score, the scorer, the minute and a button to close it. It is
 * mounted without a goal too, because screen readers announce only changes in an element that they know.
 */
export function GoalBanner({ view }: { readonly view: GoalBannerView }) {
  const { goalSentence } = useNotificationWords();
  const goal = view.status === 'goal' ? view : null;
  return (
    <Place>
      <Spoken role="status">{goal?.isSpoken && <SaidOnce key={goal.id}>{goalSentence(goal)}</SaidOnce>}</Spoken>
      {goal !== null && <Banner key={goal.id} view={goal} />}
    </Place>
  );
}

function Banner({ view }: { readonly view: BannerGoalView }) {
  const { t } = useWords();
  const { home, away } = useSideFaces().facesOf(view);
  const close = useRef<HTMLButtonElement>(null);
  const focusBack = useFocusBack(close);
  const minute = view.minute === null ? null : minuteText(view.minute, null);
  const scored = [view.scorer, minute].filter((part) => part !== null).join(' ');
  return (
    <Strip data-banner>
      <BallIcon size={24} />
      <Text>
        <Result>
          {home.name}{' '}
          <Score>{t(($) => $.notifications.score, { homeGoals: view.homeScore, awayGoals: view.awayScore })}</Score>{' '}
          {away.name}
        </Result>
        {scored !== '' && <Scored>{scored}</Scored>}
      </Text>
      {view.isFantasy && (
        <Fantasy>
          <Sparkle size={14} aria-hidden />
          {t(($) => $.notifications.fantasy)}
        </Fantasy>
      )}
      <Close ref={close} {...focusBack} icon={X} label={t(($) => $.common.close)} onClick={() => view.onClose()} />
    </Strip>
  );
}

/** Takes no space in the layout: the banner covers the chat's filter, which has the same height, so nothing moves. */
const Place = styled.div`
  position: relative;
  z-index: 1;
  flex: none;
  height: 0;

  /* The keyboard cannot reach the filter's chips under the banner, unless a chip already has the focus. */
  &:has([data-banner]) ~ * [data-chat-bar]:not(:focus-within) {
    visibility: hidden;
  }
`;

const Spoken = styled.div`
  ${visuallyHidden}
`;

const comeDown = keyframes`from { opacity: 0; translate: 0 -12px; }`;
const fadeIn = keyframes`from { opacity: 0; }`;

const Strip = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.chatBar};
  padding: 2px ${theme.space[1]} 2px ${theme.space.gutter};
  background: ${theme.colour.turf};
  color: ${theme.colour.onTurf};
  animation: ${comeDown} ${theme.time.fast} ${theme.ease.out};

  & > svg {
    flex: none;
  }

  /* While the user writes on a phone, the card (72 px, with a margin of 4 px) covers the match line (52 px). The
     banner begins where the card ends. */
  @media (max-width: 767.98px) {
    :root:has([data-match-line]):has([data-writing='true']):has([data-up='true']):not(:has([data-demo-bar])) & {
      translate: 0 calc(4.5rem + 8px - ${lineHeight}px);
    }
  }

  ${whenMotionIsReduced(css`
    animation: ${fadeIn} ${theme.time.crossFade} linear;
  `)}
`;

const Text = styled.div`
  flex: 1;
  min-width: 0;
  line-height: 1.2;
  overflow-wrap: anywhere;
`;

const Result = styled.p`
  font-weight: ${theme.font.weight.black};
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: ${theme.font.track.snug};
`;

/** Names may wrap, a score may not. */
const Score = styled.span`
  white-space: nowrap;
`;

const Scored = styled.p`
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
`;

const Fantasy = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: 1.75rem;
  padding: 0 0.625rem;
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.goldFill};
  color: ${theme.colour.onGold};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.bold};
  white-space: nowrap;
`;

const Close = styled(IconButton)`
  &&:hover {
    background: color-mix(in srgb, ${theme.colour.onTurf} 14%, transparent);
  }

  &:focus-visible {
    outline-color: ${theme.colour.onTurf};
    outline-offset: -4px;
  }
`;
