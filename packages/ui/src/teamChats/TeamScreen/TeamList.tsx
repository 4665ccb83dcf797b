import { nameSearch, type TeamId } from '@tribunen/domain';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { SpokenAfterPause } from '../../forms/SpokenAfterPause.tsx';
import { useWords } from '../../i18n/useWords.ts';
import { Link } from '../../links/Link.tsx';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { SearchBox } from '../../primitives/SearchBox/SearchBox.tsx';
import { RowsSkeleton } from '../../primitives/Skeleton/RowsSkeleton.tsx';
import { useChosenInView } from '../../primitives/useChosenInView.ts';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { forcedOutline } from '../../theme/forcedOutline.ts';
import { theme } from '../../theme/theme.ts';
import type { PickableTeam, TeamListView } from './TeamView.ts';

/** In pixels. */
const rowHeight = 52;

interface TeamListProps {
  readonly list: TeamListView;
  readonly chosen: TeamId | null;
}

/** The teams to choose from, the followed ones under their own heading, with a search box. */
export function TeamList({ list: { teams, hrefOf }, chosen }: TeamListProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  return (
    <>
      <Top>
        <SearchBox label={t(($) => $.team.search)} value={typed} onType={setTyped} />
      </Top>
      {teams === null ? (
        <Scroller aria-busy>
          <RowsSkeleton rows={12} rowHeight={rowHeight} />
        </Scroller>
      ) : (
        <FoundTeams teams={teams} typed={typed} chosen={chosen} hrefOf={hrefOf} />
      )}
    </>
  );
}

interface FoundTeamsProps {
  readonly teams: readonly PickableTeam[];
  readonly typed: string;
  readonly chosen: TeamId | null;
  hrefOf(id: TeamId): string;
}

function FoundTeams({ teams, typed, chosen, hrefOf }: FoundTeamsProps) {
  const { t } = useWords();
  const faceOf = useTeamFaces();
  const isFound = nameSearch(typed);
  // A search finds a team by its name in this language and by the provider's names.
  const found = teams.filter((team) => isFound([faceOf(team, null).name, team.name, team.shortName, team.tla]));
  const groups = [
    { heading: t(($) => $.team.followed), teams: found.filter(({ isFollowed }) => isFollowed) },
    { heading: t(($) => $.team.others), teams: found.filter(({ isFollowed }) => !isFollowed) },
  ].filter((group) => group.teams.length > 0);
  const scroller = useChosenInView<HTMLDivElement>(chosen);
  return (
    <>
      <SpokenAfterPause text={t(($) => $.team.found, { count: found.length })} />
      <Scroller ref={scroller}>
        {found.length === 0 && <EmptyStand frame="bare" title={t(($) => $.team.empty)} />}
        {groups.map((group) => (
          <Group key={group.heading} {...group} chosen={chosen} hrefOf={hrefOf} />
        ))}
      </Scroller>
    </>
  );
}

interface GroupProps {
  readonly heading: string;
  readonly teams: readonly PickableTeam[];
  readonly chosen: TeamId | null;
  hrefOf(id: TeamId): string;
}

function Group({ heading, teams, chosen, hrefOf }: GroupProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId}>{heading}</Heading>
      <ul>
        {teams.map((team) => (
          <li key={team.id}>
            <Row href={hrefOf(team.id)} aria-current={team.id === chosen ? 'true' : undefined}>
              <TeamName team={team} />
            </Row>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TeamName({ team }: { readonly team: PickableTeam }) {
  const face = useTeamFaces()(team, null);
  return (
    <>
      <Crest owner={face.owner} image={face.image} size={28} />
      <span>{face.name}</span>
    </>
  );
}

const Top = styled.div`
  flex: none;
  padding: ${theme.space[4]} ${theme.space.gutter} ${theme.space[3]};
`;

const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;

const Heading = styled.h2`
  padding: ${theme.space[3]} ${theme.space.gutter} ${theme.space[1]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.bold};
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${rowHeight}px;
  padding: ${theme.space[1]} ${theme.space.gutter};
  border-bottom: 1px solid ${theme.colour.line};
  font-weight: ${theme.font.weight.medium};
  overflow-wrap: anywhere;

  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    box-shadow: inset 4px 0 ${theme.colour.turf};
    background: ${theme.colour.turfSoft};
    ${forcedOutline}
  }
  @media (hover: hover) {
    &:hover {
      background: ${theme.colour.turfSoft};
    }
  }
`;
