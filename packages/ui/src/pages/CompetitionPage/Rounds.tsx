import { type Match, type OsloDay, osloDayOf, type Side } from '@tribunen/domain';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { useRoundWords } from '../../matchWords/useRoundWords.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { MatchCard } from '../../results/MatchCard/MatchCard.tsx';
import { halfwayLine, touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import type { RoundsView } from './CompetitionPageView.ts';

interface RoundsProps {
  readonly view: RoundsView;
  readonly today: OsloDay;
  hrefOf(match: Match): string;
}

const dark: ReadonlySet<Side> = new Set();

/** The matches of one round, day by day, with buttons for the other rounds. */
export function Rounds({ view: { rounds, shown, onShow }, today, hrefOf }: RoundsProps) {
  const { t } = useWords();
  const { dayLong } = useFormats();
  const roundWords = useRoundWords();
  const stages = new Set(rounds.map(({ matches: [first] }) => first.stage));
  const nameOf = ({ matches: [first] }: RoundsView['shown']): string =>
    stages.size > 1 ? roundWords.inStage(first) : (roundWords.roundOf(first) ?? roundWords.inStage(first));
  const place = rounds.findIndex(({ key }) => key === shown.key);
  const earlier = rounds[place - 1];
  const later = rounds[place + 1];
  const days = [...new Set(shown.matches.map(dayOf))];
  return (
    <>
      <Chooser>
        <Step data-end={earlier === undefined}>
          <IconButton
            icon={ChevronLeft}
            label={t(($) => $.competitionPage.rounds.earlier)}
            aria-disabled={earlier === undefined || undefined}
            onClick={() => earlier !== undefined && onShow(earlier.key)}
          />
        </Step>
        <Choice>
          <select
            aria-label={t(($) => $.competitionPage.rounds.choose)}
            value={shown.key}
            onChange={({ target }) => onShow(target.value)}
          >
            {rounds.map((round) => (
              <option key={round.key} value={round.key}>
                {nameOf(round)}
              </option>
            ))}
          </select>
          <ChevronDown size={20} aria-hidden />
        </Choice>
        <Step data-end={later === undefined}>
          <IconButton
            icon={ChevronRight}
            label={t(($) => $.competitionPage.rounds.later)}
            aria-disabled={later === undefined || undefined}
            onClick={() => later !== undefined && onShow(later.key)}
          />
        </Step>
      </Chooser>
      {days.map((day) => (
        <RoundDay
          key={day}
          name={dayLong(day, today)}
          matches={shown.matches.filter((match) => dayOf(match) === day)}
          hrefOf={hrefOf}
        />
      ))}
    </>
  );
}

interface RoundDayProps {
  readonly name: string;
  readonly matches: readonly Match[];
  hrefOf(match: Match): string;
}

/** A day's matches. «Simulert» appears once when it applies to all of them, otherwise on the cards. */
function RoundDay({ name, matches, hrefOf }: RoundDayProps) {
  const { t } = useWords();
  const allSimulated = matches.every(({ simulated }) => simulated);
  return (
    <Day>
      <h3>
        {name}
        {allSimulated && <small>{t(($) => $.results.simulated)}</small>}
      </h3>
      <Pitch>
        {matches.map((match) => (
          <MatchCard
            key={match.id}
            match={match}
            href={hrefOf(match)}
            flash={dark}
            markSimulated={match.simulated && !allSimulated}
          />
        ))}
      </Pitch>
    </Day>
  );
}

function dayOf({ utcKickoff }: Match): OsloDay {
  return osloDayOf(utcKickoff);
}

const Chooser = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  margin-bottom: ${theme.space[3]};
`;

const Step = styled.span`
  &[data-end='true'] {
    opacity: 0.4;
  }
`;

const Choice = styled.span`
  position: relative;
  flex: 1;
  min-width: 0;

  & > svg {
    position: absolute;
    top: calc(50% - 10px);
    right: ${theme.space[4]};
    pointer-events: none;
  }

  & > select {
    width: 100%;
    min-height: ${theme.touch};
    padding: 0 44px 0 ${theme.space[3]};
    appearance: none;
    border: ${theme.chalkWidth} solid ${theme.colour.edge};
    border-radius: ${theme.radius.md};
    background: ${theme.colour.well};
    color: ${theme.colour.text};
    font-weight: ${theme.font.weight.bold};
    text-overflow: ellipsis;
  }
`;

const Day = styled.section`
  container-type: inline-size;

  & + & {
    margin-top: ${theme.space[4]};
  }
  & > h3 {
    padding-bottom: ${theme.space[1]};
    color: ${theme.colour.text2};
    font-size: ${theme.font.size.sm};
    font-weight: ${theme.font.weight.bold};
  }
  & > h3 > small {
    margin-left: ${theme.space[2]};
    font-size: ${theme.font.size.cap};
    font-weight: ${theme.font.weight.medium};
  }
`;

const Pitch = styled.div`
  ${touchlines}
  ${halfwayLine}
`;
