import type { CompetitionCode, Team } from '@tribunen/domain';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Link } from '../../links/Link.tsx';
import { PlayerName } from '../../links/PlayerName.tsx';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import type { ListedScorer } from './CompetitionPageView.ts';

interface ScorersProps {
  readonly scorers: readonly ListedScorer[];
  readonly competition: CompetitionCode;
  teamHref(team: Team): string | null;
}

/** The top scorers, with their team, their goals and their assists. */
export function Scorers({ scorers, competition, teamHref }: ScorersProps) {
  const { t } = useWords();
  const faceOf = useTeamFaces();
  return (
    <Table>
      <caption>{t(($) => $.competitionPage.scorers.title)}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Hidden>{t(($) => $.competitionPage.scorers.place)}</Hidden>
          </th>
          <th scope="col">{t(($) => $.commonLater.player)}</th>
          <th scope="col">{t(($) => $.competitionPage.scorers.goals)}</th>
          <th scope="col">
            <span aria-hidden>{t(($) => $.competitionPage.scorers.assistsShort)}</span>
            <Hidden>{t(($) => $.competitionPage.scorers.assists)}</Hidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {scorers.map(({ place, player, team, goals, assists, penalties }) => {
          const face = faceOf(team, competition);
          const href = teamHref(team);
          return (
            <tr key={player.id ?? player.name}>
              <td>{place}</td>
              <th scope="row">
                <PlayerName player={player} />
                <OfTeam>
                  <Crest owner={face.owner} image={face.image} size={20} />
                  {href === null ? face.name : <Link href={href}>{face.name}</Link>}
                </OfTeam>
              </th>
              <td>
                <b>{goals}</b>
                {penalties > 0 && <small>{t(($) => $.competitionPage.scorers.penalties, { count: penalties })}</small>}
              </td>
              <td>{assists}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  ${touchlines}
  width: 100%;
  border-collapse: collapse;

  & > caption {
    ${visuallyHidden}
  }
  & th,
  & td {
    padding: ${theme.space[2]};
    text-align: right;
    vertical-align: middle;
  }
  & th:nth-child(2) {
    width: 100%;
    text-align: left;
  }
  & thead th {
    color: ${theme.colour.text2};
    font-size: ${theme.font.size.cap};
    font-weight: ${theme.font.weight.medium};
  }
  & tbody tr {
    border-top: 1px solid ${theme.colour.line};
  }
  & tbody th {
    font-weight: ${theme.font.weight.medium};
  }
  /* In a sentence or a heading tabular figures leave a gap around the stops. */
  & td {
    font-variant-numeric: tabular-nums;
  }
  & td:first-child {
    padding-left: ${theme.space[4]};
    color: ${theme.colour.text2};
  }
  & tr > :last-child {
    padding-right: ${theme.space[4]};
  }
  & b {
    font-weight: ${theme.font.weight.score};
  }
  & small {
    display: block;
    color: ${theme.colour.text2};
    font-size: ${theme.font.size.cap};
    white-space: nowrap;
  }

  /* The longest names take one line on the narrowest phone. */
  ${theme.media.narrowest} {
    & td:not(:first-child),
    & thead th {
      padding-left: 0;
    }
    & small {
      max-width: 3.5rem;
      margin-left: auto;
      white-space: normal;
    }
  }
`;

const OfTeam = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-top: 2px;
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.body};

  & > a {
    padding-block: 4px;
    text-decoration: none;

    @media (hover: hover) {
      &:hover {
        text-decoration: underline;
        text-underline-offset: 3px;
      }
    }
  }
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;
