import {
  type Competition,
  osloDayOf,
  type Match,
  type OsloDay,
  type SearchedPlayer,
  type Team,
} from '@tribunen/domain';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { Link } from '../../links/Link.tsx';
import { MatchStatusLabel } from '../../matchWords/MatchStatusLabel.tsx';
import { StackedSides } from '../../matchWords/StackedSides/StackedSides.tsx';
import { useMatchSentence } from '../../matchWords/useMatchSentence.ts';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { CompetitionCrest } from '../../teamFaces/CompetitionCrest.tsx';
import { useCompetitionName } from '../../teamFaces/useCompetitionName.ts';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import type { SearchOption } from './searchOptions.ts';

interface SearchRowProps {
  readonly id: string;
  readonly option: SearchOption;
  readonly today: OsloDay;
  /** True for the row that the arrow keys have reached: Enter opens it. */
  readonly isActive: boolean;
  onOpen(): void;
}

/** One result: an option of the search box, which keeps the focus, and at the same time a link to press. */
export function SearchRow({ id, option, today, isActive, onOpen }: SearchRowProps) {
  return (
    <Row
      id={id}
      href={option.href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      data-kind={option.kind}
      onClick={onOpen}
    >
      <Content option={option} today={today} />
    </Row>
  );
}

function Content({ option, today }: Pick<SearchRowProps, 'option' | 'today'>) {
  switch (option.kind) {
    case 'team':
      return <TeamContent team={option.team} />;
    case 'competition':
      return (
        <>
          <CompetitionCrest competition={option.competition} size={28} />
          <CompetitionName competition={option.competition} />
        </>
      );
    case 'player':
      return <PlayerContent player={option.player} />;
    case 'match':
      return <MatchContent match={option.match} today={today} />;
  }
}

function CompetitionName({ competition }: { readonly competition: Competition }) {
  return <Name>{useCompetitionName()(competition)}</Name>;
}

function TeamContent({ team }: { readonly team: Team }) {
  const face = useTeamFaces()(team, null);
  return (
    <>
      <Crest owner={face.owner} image={face.image} size={28} />
      <Name>{face.name}</Name>
    </>
  );
}

function PlayerContent({ player }: { readonly player: SearchedPlayer }) {
  const face = useTeamFaces()(player.team, null);
  return (
    <>
      <Crest owner={face.owner} image={face.image} size={28} />
      <Name>
        {player.name} <small>{face.name}</small>
      </Name>
    </>
  );
}

function MatchContent({ match, today }: { readonly match: Match; readonly today: OsloDay }) {
  const { dayLong, dayShort } = useFormats();
  const sentenceOf = useMatchSentence();
  const kickoffDay = osloDayOf(match.utcKickoff);
  const isToday = kickoffDay === today;
  return (
    <>
      <Said>{isToday ? sentenceOf(match) : `${dayLong(kickoffDay, today)}. ${sentenceOf(match)}`}</Said>
      <StackedSides match={match} />
      <When aria-hidden>
        {!isToday && <span>{dayShort(kickoffDay, today)}</span>}
        <MatchStatusLabel match={match} />
      </When>
    </>
  );
}

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 52px;
  padding: 6px ${theme.space[4]};

  & > :nth-child(2) {
    flex: 1;
    min-width: 0;
  }
  /* Two lines of teams, so a match is set apart from the next; its smaller crests stand under the others. */
  &[data-kind='match'] {
    padding-block: 10px;

    & > :nth-child(2) {
      padding-left: 4px;
    }
    & + & {
      border-top: 1px solid ${theme.colour.line};
    }
  }
  &[aria-selected='true'] {
    box-shadow: inset 4px 0 ${theme.colour.turf};
    background: ${theme.colour.turfSoft};
  }
  @media (hover: hover) {
    &:hover {
      background: ${theme.colour.turfSoft};
    }
  }
`;

const Name = styled.span`
  font-weight: ${theme.font.weight.medium};
  overflow-wrap: anywhere;

  & > small {
    display: block;
    color: ${theme.colour.text2};
    font-size: ${theme.font.size.sm};
    font-weight: ${theme.font.weight.body};
  }
`;

const Said = styled.span`
  ${visuallyHidden}
`;

const When = styled.span`
  display: grid;
  flex: none;
  align-items: center;
  justify-items: end;
  gap: 4px;
  min-width: 96px;
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};

  /* As high as the line of a team beside it. */
  & > * {
    min-height: 24px;
    line-height: 24px;
  }

  /* On a match card a label hides the halfway line; here it would hide the colour of the row. */
  & > time,
  & > span:has(> span) {
    align-items: center;
    padding: 0;
    background: none;
    color: ${theme.colour.text};
  }
`;
