import { isFinished, matchLabel, shownScore, type Match, type Side } from '@tribunen/domain';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { ScorePlate } from '../../primitives/ScorePlate/ScorePlate.tsx';
import { StatusBadge } from '../../primitives/StatusBadge/StatusBadge.tsx';
import { theme } from '../../theme/theme.ts';
import { minuteText } from './minuteText.ts';

interface MatchStandingProps {
  readonly match: Match;
  /** The sides that have just scored. */
  readonly flash: ReadonlySet<Side>;
  /** Says «Simulert» under the status. */
  readonly markSimulated: boolean;
}

/** What stands on the halfway line of a card: score and status, or the time of kick-off in their place. The card's sentence says it aloud. */
export function MatchStanding({ match, flash, markSimulated }: MatchStandingProps) {
  const { t } = useTranslation();
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
      <Status match={match} />
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

function Status({ match }: { readonly match: Match }) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const label = matchLabel(match);
  switch (label.kind) {
    case 'live':
      return (
        <StatusBadge tone="live">
          {label.minute === null
            ? t(($) => $.results.label.live)
            : t(($) => $.results.label.liveAt, { minute: minuteText(label.minute, label.injuryTime) })}
        </StatusBadge>
      );
    case 'kickoff':
      return <Kickoff dateTime={label.at}>{time(label.at)}</Kickoff>;
    case 'pause':
      return (
        <Opaque>
          <StatusBadge tone="pause">{t(($) => $.results.label.pause)}</StatusBadge>
        </Opaque>
      );
    case 'finished':
      return (
        <Opaque>
          <StatusBadge tone="done">{t(($) => $.results.label.finished)}</StatusBadge>
        </Opaque>
      );
    case 'postponed':
    case 'suspended':
    case 'cancelled':
    case 'awarded': {
      const { kind } = label;
      return (
        <Opaque>
          <StatusBadge tone="off">{t(($) => $.results.label[kind])}</StatusBadge>
        </Opaque>
      );
    }
  }
}

const Root = styled.span`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[1]};
  padding: 6px 0;
`;

/** The line stops where a word stands on it. */
const Opaque = styled.span`
  display: flex;
  border-radius: ${theme.radius.plate};
  background: ${theme.colour.surface};
`;

const Note = styled.span`
  padding: 0 ${theme.space[1]};
  background: ${theme.colour.surface};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.medium};
  line-height: 1;
  white-space: nowrap;
`;

const Kickoff = styled.time`
  padding: 6px ${theme.space[1]};
  background: ${theme.colour.surface};
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
  font-variant-numeric: proportional-nums;
  letter-spacing: ${theme.font.track.snug};
`;
