import { isLive, type Match, matchLabel, type OsloDay, osloDayOf } from '@tribunen/domain';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Link } from '../../links/Link.tsx';
import { StackedSides } from '../../matchWords/StackedSides/StackedSides.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { MatchStatusLabel } from '../../matchWords/MatchStatusLabel.tsx';
import { useMatchSentence } from '../../matchWords/useMatchSentence.ts';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

interface DatedMatchesProps {
  readonly matches: readonly Match[];
  readonly today: OsloDay;
  hrefOf(match: Match): string;
  /** The number of matches shown before the user asks for the others. */
  readonly shown?: number;
}

/** Matches of several days, each with its date; the first few, and the others behind a button. */
export function DatedMatches({ matches, today, hrefOf, shown = 5 }: DatedMatchesProps) {
  const { t } = useWords();
  const id = useId();
  const [showsAll, showAll] = useState(false);
  const listed = showsAll ? matches : matches.slice(0, shown);
  return (
    <>
      <List id={id}>
        {listed.map((match) => (
          <li key={match.id}>
            <DatedMatch match={match} today={today} href={hrefOf(match)} />
          </li>
        ))}
      </List>
      {matches.length > shown && (
        <More>
          <Button variant="line" small aria-expanded={showsAll} aria-controls={id} onClick={() => showAll(!showsAll)}>
            {showsAll ? t(($) => $.page.showFewer) : t(($) => $.page.showAll, { count: matches.length })}
          </Button>
        </More>
      )}
    </>
  );
}

function DatedMatch({ match, today, href }: { readonly match: Match; readonly today: OsloDay; readonly href: string }) {
  const { dayLong, dayShort } = useFormats();
  const sentenceOf = useMatchSentence();
  const day = osloDayOf(match.utcKickoff);
  return (
    <Row href={href}>
      <Said>{`${dayLong(day, today)}. ${sentenceOf(match)}`}</Said>
      <StackedSides match={match} />
      <When aria-hidden data-label={matchLabel(match).kind}>
        {/* A match in play has its own label instead of a date. */}
        {!isLive(match) && <span>{dayShort(day, today)}</span>}
        <MatchStatusLabel match={match} />
      </When>
    </Row>
  );
}

const List = styled.ul`
  ${touchlines}

  & > li + li {
    border-top: 1px solid ${theme.colour.line};
  }
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 68px;
  padding: 6px ${theme.space[4]};

  &:focus-visible {
    outline-offset: -4px;
  }
  @media (hover: hover) {
    &:hover {
      background: ${theme.colour.turfSoft};
    }
  }
`;

const Said = styled.span`
  ${visuallyHidden}
`;

const When = styled.span`
  display: grid;
  /* Two lines as high and as far apart as those of the teams. */
  grid-auto-rows: minmax(24px, auto);
  align-items: center;
  justify-items: end;
  gap: 4px;
  min-width: 96px;
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};

  ${theme.media.narrowest} {
    min-width: 80px;
  }

  /* Makes the label transparent. Its background hides the halfway line of a match card, but would hide the colour of this row. */
  & > time,
  & > span:has(> span) {
    padding: 0;
    background: none;
    color: ${theme.colour.text};
    line-height: 1;
  }
  /* The word ends where the date ends, and the frame of a pause where the frame of a match in play does. */
  &:not([data-label='pause']) > span:has(> span) {
    margin-right: -4px;
  }
`;

const More = styled.div`
  margin-top: ${theme.space[2]};
`;
