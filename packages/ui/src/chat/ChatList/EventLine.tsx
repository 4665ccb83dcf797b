import type { ChatEvent } from '@tribunen/domain';
import { Sparkle } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { BallIcon } from '../../primitives/BallIcon/BallIcon.tsx';
import { minuteText } from '../../matchWords/minuteText.ts';
import { theme } from '../../theme/theme.ts';
import { dark } from '../../theme/tokens.ts';

/** A goal or a card of the match, at its time between the messages (CHAT-32, CHAT-39, CHAT-40). */
export function EventLine({ event, what, isFantasy, isCancelled }: ChatEvent) {
  const { t } = useWords();
  const { minute, injuryTime, personName, teamName, score } = event;
  const who = personName ?? teamName;
  return (
    <Line data-what={what.type} data-cancelled={isCancelled}>
      {what.type === 'GOAL' ? <BallIcon size={20} /> : <Card />}
      <p>
        <b>
          {what.type === 'GOAL'
            ? t(($) => $.chat.event.GOAL[what.goal])
            : what.type === 'RED_CARD' && what.secondYellow
              ? t(($) => $.chat.event.secondYellow)
              : t(($) => $.chat.event[what.type])}
        </b>{' '}
        {who !== null && <bdi>{who}</bdi>} {minute !== null && <span>{minuteText(minute, injuryTime)}</span>}
        {isCancelled && (
          <Remark>{t(($) => (what.type === 'GOAL' ? $.commonLater.cancelledByVar : $.commonLater.cancelled))}</Remark>
        )}
        {isFantasy && !isCancelled && (
          <>
            {' '}
            <Fantasy>
              <Sparkle size={12} aria-hidden />
              {t(($) => $.notifications.fantasy)}
            </Fantasy>
          </>
        )}
      </p>
      {what.type === 'GOAL' && !isCancelled && score.home !== null && (
        <Score>{t(($) => $.notifications.score, { homeGoals: score.home, awayGoals: score.away })}</Score>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: ${theme.size.seat} minmax(0, 1fr) auto;
  align-items: center;
  gap: 10px;
  min-height: ${theme.touch};
  margin-block: 6px;
  padding: ${theme.space[2]} var(--chat-gutter);
  background: ${theme.colour.plate};
  color: ${theme.colour.plateInk};
  font-variant-numeric: tabular-nums;
  line-height: 1.3;

  & > :first-child {
    justify-self: center;
  }
  & b {
    font-weight: ${theme.font.weight.bold};
  }
  &[data-what='GOAL'] {
    background: ${theme.colour.turf};
    color: ${theme.colour.onTurf};
  }
  &[data-cancelled='true'] :is(b, bdi) {
    text-decoration: line-through;
  }
`;

const Card = styled.i`
  width: 13px;
  height: 18px;
  border-radius: 2px;
  background: ${theme.colour.yellowCard};
  box-shadow: 0 0 0 1px ${theme.colour.edge};
  forced-color-adjust: none;

  [data-what='RED_CARD'] > & {
    background: ${theme.colour.redCard};
  }
`;

const Score = styled.span`
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.score};
`;

const Remark = styled.span`
  display: block;
  font-size: ${theme.font.size.cap};
`;

/** The gold of a floodlit evening in both themes, as on the banner. */
const Fantasy = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  padding: 1px 7px;
  border-radius: ${theme.radius.pill};
  background: ${dark.goldFill};
  color: ${dark.onGold};
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.bold};
  white-space: nowrap;
`;
