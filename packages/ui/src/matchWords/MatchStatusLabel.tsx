import { matchLabel, type Match } from '@tribunen/domain';
import { useWords } from '../i18n/useWords.ts';
import styled from 'styled-components';
import { useFormats } from '../i18n/useFormats.ts';
import { StatusBadge } from '../primitives/StatusBadge/StatusBadge.tsx';
import { theme } from '../theme/theme.ts';
import { minuteText } from './minuteText.ts';

interface MatchStatusLabelProps {
  readonly match: Match;
  /** The large size, for a header instead of a match card. */
  readonly large?: boolean;
}

/** The state of a match in a word, or its kick-off time (MATCH-15). */
export function MatchStatusLabel({ match, large = false }: MatchStatusLabelProps) {
  const { t } = useWords();
  const { time } = useFormats();
  const label = matchLabel(match);
  switch (label.kind) {
    case 'live':
      return (
        <StatusBadge tone="live" large={large}>
          {label.minute === null
            ? t(($) => $.common.live)
            : t(($) => $.common.liveAt, { minute: minuteText(label.minute, label.injuryTime) })}
        </StatusBadge>
      );
    case 'kickoff':
      if (label.at !== null) return <Kickoff dateTime={label.at}>{time(label.at)}</Kickoff>;
      return (
        <Opaque>
          <StatusBadge tone="off" large={large}>
            {t(($) => $.results.label.timeNotSet)}
          </StatusBadge>
        </Opaque>
      );
    case 'unreported':
      return (
        <Stacked>
          <Kickoff dateTime={label.at}>{time(label.at)}</Kickoff>
          <StatusBadge tone="off">{t(($) => $.results.label.unreported)}</StatusBadge>
        </Stacked>
      );
    case 'pause':
      return (
        <Opaque>
          <StatusBadge tone="pause" large={large}>
            {t(($) => $.results.label.pause)}
          </StatusBadge>
        </Opaque>
      );
    case 'finished':
      return (
        <Opaque>
          <StatusBadge tone="done" large={large}>
            {t(($) => $.results.label.finished)}
          </StatusBadge>
        </Opaque>
      );
    case 'postponed':
    case 'suspended':
    case 'cancelled':
    case 'awarded':
    case 'hidden': {
      const { kind } = label;
      const Frame = (kind === 'awarded' || kind === 'hidden') && !large ? Stacked : Opaque;
      return (
        <Frame>
          <StatusBadge tone="off" large={large}>
            {t(($) => $.results.label[kind])}
          </StatusBadge>
        </Frame>
      );
    }
  }
}

/** Hides the halfway line behind the word. A row of another colour sets it as `--row-ground`. */
const Opaque = styled.span`
  display: flex;
  border-radius: ${theme.radius.plate};
  background: var(--row-ground, ${theme.colour.surface});
`;

const Stacked = styled(Opaque)`
  flex-direction: column;
  align-items: center;

  /* The halfway line keeps its distance from two lines of letters. */
  &:only-child {
    box-shadow: 0 0 0 4px var(--row-ground, transparent);
  }
  & > time {
    padding-block: 0;
  }
  /* Two lines, so that the label does not touch the names on a small phone. */
  & > span {
    width: min-content;
    line-height: 1.1;
    text-align: center;
    white-space: normal;
  }
`;

const Kickoff = styled.time`
  padding: 6px ${theme.space[1]};
  border-radius: ${theme.radius.plate};
  background: var(--row-ground, ${theme.colour.surface});
  /* Overrides the text colour of the pitch. */
  color: ${theme.colour.text};
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
  font-variant-numeric: proportional-nums;
  letter-spacing: ${theme.font.track.snug};
`;
