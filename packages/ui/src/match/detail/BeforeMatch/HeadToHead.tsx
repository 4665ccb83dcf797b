import { type Match, shownScore, type Team } from '@tribunen/domain';
import styled from 'styled-components';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useWords } from '../../../i18n/useWords.ts';
import { breakableName } from '../../../teamFaces/breakableName.ts';
import { useTeamFaces } from '../../../teamFaces/useTeamFaces.ts';
import { theme } from '../../../theme/theme.ts';
import type { BeforeMatchView } from './BeforeMatchView.ts';
import { NoPast } from './NoPast.tsx';

/** The last five meetings of the two sides, the latest first (REPORT-22). */
export function HeadToHead({ past }: { readonly past: BeforeMatchView['past'] }) {
  const { t } = useWords();
  if (past.status !== 'ready') return <NoPast past={past} />;
  if (past.meetings.length === 0) return <Nothing>{t(($) => $.matchDetail.headToHead.empty)}</Nothing>;
  return (
    <List>
      {past.meetings.map((match) => (
        <Meeting key={match.id} match={match} />
      ))}
    </List>
  );
}

function Meeting({ match }: { readonly match: Match }) {
  const { t } = useWords();
  const { dateInFigures } = useFormats();
  const faceOf = useTeamFaces();
  const score = shownScore(match);
  const nameOf = (team: Team): string =>
    breakableName(
      faceOf(team, match.competition.id).name,
      t(($) => $.teams.compounds),
    );
  return (
    <li>
      <time dateTime={match.utcKickoff}>{dateInFigures(match.utcKickoff)}</time>
      <span>{nameOf(match.homeTeam)}</span>
      {score !== null && <b>{t(($) => $.matchDetail.events.score, { home: score.home, away: score.away })}</b>}
      <span>{nameOf(match.awayTeam)}</span>
    </li>
  );
}

const Nothing = styled.p`
  color: ${theme.colour.text2};
`;

const List = styled.ol`
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
    gap: ${theme.space[2]};
    min-height: ${theme.touch};
    border-top: 1px solid ${theme.colour.line};
    line-height: ${theme.font.line.snug};
    overflow-wrap: anywhere;
  }
  & > li > time {
    color: ${theme.colour.text2};
    min-width: 5.25rem;
    font-size: ${theme.font.size.sm};
    white-space: nowrap;
  }
  & > li > time + span {
    text-align: right;
  }
  & > li > b {
    padding: 2px 6px;
    border-radius: ${theme.radius.plate};
    background: ${theme.colour.plate};
    color: ${theme.colour.plateInk};
    font-variant-numeric: tabular-nums;
  }
`;
