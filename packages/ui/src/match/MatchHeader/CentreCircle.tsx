import { isFinished, matchLabel, osloDayOf, shownScore, type Match } from '@tribunen/domain';
import { useWords } from '../../i18n/useWords.ts';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { RollingDigit } from '../../primitives/RollingDigit/RollingDigit.tsx';
import { MatchStatusLabel } from '../../matchWords/MatchStatusLabel.tsx';
import { plateInks } from '../../theme/plateInks.ts';
import { theme } from '../../theme/theme.ts';

interface CentreCircleProps {
  readonly match: Match;
  /** Replaces the state of the match. Before the match it replaces the day, which then moves below the time. */
  readonly status?: ReactNode;
}

/** The contents of the centre circle: score and status, or before the match the day and the time. */
export const CentreCircle = memo(function CentreCircle({ match, status }: CentreCircleProps) {
  const { t } = useWords();
  const { weekdayAndDay, time } = useFormats();
  const score = shownScore(match);
  const label = matchLabel(match);
  const ended = isFinished(match);
  const isPlanned = label.kind === 'kickoff';
  const kickoff = isPlanned || label.kind === 'unreported' ? label.at : null;
  // The day needs no year, because the match is in this season. A no-break space keeps the number and the month on one line.
  const day = weekdayAndDay(osloDayOf(match.utcKickoff)).replace(/(\d\.?) /, '$1\u00A0');
  return (
    <Root>
      <Top>
        {status !== undefined ? (
          status
        ) : isPlanned ? (
          <Day>{day}</Day>
        ) : label.kind === 'unreported' ? (
          <Day>{t(($) => $.results.label.unreported)}</Day>
        ) : (
          <MatchStatusLabel match={match} large />
        )}
      </Top>
      {score !== null ? (
        <Score $digits={`${score.home}${score.away}`.length}>
          <RollingDigit goals={score.home} />
          <Dash />
          <RollingDigit goals={score.away} />
        </Score>
      ) : isPlanned || kickoff !== null ? (
        <>
          {kickoff === null ? (
            <Unset>{t(($) => $.results.label.timeNotSet)}</Unset>
          ) : (
            <Kickoff dateTime={kickoff}>{time(kickoff)}</Kickoff>
          )}
          {status !== undefined && <DayUnder>{day}</DayUnder>}
        </>
      ) : (
        <Score $digits={2}>
          <Dash />
        </Score>
      )}
      {score !== null && score.penalties !== null && (
        <Note>{t(($) => $.results.label.penalties, { home: score.penalties.home, away: score.penalties.away })}</Note>
      )}
      {score !== null && score.penalties === null && score.afterExtraTime && ended && (
        <Note>{t(($) => $.results.label.afterExtraTime)}</Note>
      )}
      {match.simulated && <Bottom>{t(($) => $.results.simulated)}</Bottom>}
    </Root>
  );
});

/** The size of the figures on the scoreboard. They fit the circle at every text size. */
const boardSize = `min(${theme.font.size.board}, calc(var(--radius) * 0.76))`;

const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  height: 100%;
`;

/** The point where the halfway line enters the circle. */
const Top = styled.div`
  position: absolute;
  bottom: calc(50% + var(--radius));
  left: 50%;
  translate: -50% 50%;
  white-space: nowrap;
  ${plateInks}
`;

const Day = styled.span`
  padding: ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.radius.plate};
  background: ${theme.colour.plate};
  color: ${theme.colour.plateInk};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.bold};
`;

/** The point where the halfway line leaves the circle. */
const Bottom = styled.span`
  position: absolute;
  top: calc(50% + var(--radius));
  left: 50%;
  padding: 2px 6px;
  translate: -50% -50%;
  border-radius: ${theme.radius.plate};
  background: ${theme.colour.plate};
  color: ${theme.colour.plateInk};
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.medium};
`;

const Score = styled.b<{ $digits: number }>`
  display: flex;
  align-items: center;
  gap: 0.14em;
  font-size: calc(${boardSize} * ${({ $digits }) => ($digits > 3 ? 0.72 : $digits > 2 ? 0.86 : 1)});
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: 820;
  letter-spacing: -0.045em;
  line-height: 1;
  view-transition-name: var(--score-transition, none);
`;

const Dash = styled.i`
  width: 0.24em;
  height: 0.075em;
  background: currentColor;
  opacity: 0.75;
`;

const Kickoff = styled.time`
  font-size: calc(${boardSize} * 0.7);
  font-variant-numeric: proportional-nums;
  font-weight: ${theme.font.weight.score};
  letter-spacing: ${theme.font.track.tight};
  line-height: 1;
`;

const Unset = styled.span`
  max-width: calc(var(--radius) * 1.6);
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
  line-height: ${theme.font.line.tight};
  text-align: center;
`;

const DayUnder = styled.span`
  max-width: calc(var(--radius) * 1.7);
  margin-top: 6px;
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.medium};
  line-height: ${theme.font.line.tight};
  text-align: center;
`;

const Note = styled.span`
  margin-top: 6px;
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
  line-height: 1;
`;
