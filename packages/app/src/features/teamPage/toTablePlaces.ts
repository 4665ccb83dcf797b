import type { Standings } from '@tribunen/contract';
import type { Competition, TeamId } from '@tribunen/domain';
import type { TablePlace } from '@tribunen/ui';
import { competitionPath } from '../../navigation/paths.ts';

/** Where a team stands in a competition; empty where no table has it. */
export function toTablePlaces(competition: Competition, standings: readonly Standings[], team: TeamId): TablePlace[] {
  return standings
    .filter(({ type }) => type === 'TOTAL')
    .flatMap(({ rows }) => rows.filter((row) => row.team.id === team))
    .slice(0, 1)
    .map(({ position, playedGames, points }) => ({
      competition,
      href: competitionPath(competition.id),
      position,
      played: playedGames,
      points,
    }));
}
