import { isFinished, shownScore, type Match, type Side } from '@tribunen/domain';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { ScorePlate } from '../../primitives/ScorePlate/ScorePlate.tsx';
import { theme } from '../../theme/theme.ts';
import { sectionSize } from './sectionSize.ts';
import { MatchStatusLabel } from '../../matchWords/MatchStatusLabel.tsx';

interface ScoreAndStatusProps {
  readonly match: Match;
  /** The sides that have just scored. */
  readonly flash: ReadonlySet<Side>;
  /** Shows «Simulert» under the status. */
  readonly markSimulated: boolean;
}

/**
 * The middle of a card, on the halfway line: score and status, or the kick-off time instead. The card's sentence reads
 * it aloud.
 */
export function ScoreAndStatus({ match, flash, markSimulated }: ScoreAndStatusProps) {
  const { t } = useWords();
  const score = shownScore(match);
  return (
    <Root aria-hidden>
      {score !== null && (
        <ScorePlate
          home={score.home}
          away={score.away}
          hit={flash}
          {...(isFinished(match) && { winner: score.winner })}
        />
      )}
      <MatchStatusLabel match={match} />
      {score !== null && score.penalties !== null && (
        <Note>{t(($) => $.results.label.penalties, { home: score.penalties.home, away: score.penalties.away })}</Note>
      )}
      {score !== null && score.penalties === null && score.afterExtraTime && isFinished(match) && (
        <Note>{t(($) => $.results.label.afterExtraTime)}</Note>
      )}
      {markSimulated && <Note>{t(($) => $.results.simulated)}</Note>}
    </Root>
  );
}

const Root = styled.span`
  --plate-height: 26px;
  --status-height: 18px;
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 3px;
  padding: 2px 0;

  ${sectionSize.wide} {
    --plate-height: 30px;
    --status-height: 20px;
  }
`;

const Note = styled.span`
  padding: 0 ${theme.space[1]};
  background: var(--row-ground);
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.medium};
  line-height: 1;
  white-space: nowrap;
`;
