import { type FantasyRound, untilDeadline, type UtcInstant } from '@tribunen/domain';
import { Timer } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import { useIntervalValue } from '../../primitives/useIntervalValue.ts';

interface DeadlineCountdownProps {
  readonly round: FantasyRound;
  now(): UtcInstant;
}

/**
 * The time left to change the squad of the next gameweek (FANTASY-17). It is not a live region, because nobody wants
 * every second read aloud.
 */
export function DeadlineCountdown({ round, now }: DeadlineCountdownProps) {
  const { t } = useWords();
  // The state is the text, so that nothing renders while it stays the same.
  const words = useIntervalValue(() => {
    const wait = untilDeadline(round.deadline, now());
    switch (wait?.kind) {
      case 'days':
        return t(($) => $.fantasy.round.wait.days, wait);
      case 'hours':
        return t(($) => $.fantasy.round.wait.hours, wait);
      case 'minutes':
        return t(($) => $.fantasy.round.wait.minutes, wait);
      case undefined:
        return t(($) => $.fantasy.round.passed);
    }
  }, 1000);
  return (
    <Root>
      <Timer size={16} aria-hidden />
      <span>{t(($) => $.fantasy.round.deadline, { n: round.number })}</span>
      <b>{words}</b>
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  font-variant-numeric: tabular-nums;

  & > svg {
    flex: none;
    color: ${theme.colour.gold};
  }
`;
