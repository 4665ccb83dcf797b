import type { ProviderMatchReport, ProviderScorer, ProviderScorers } from '@tribunen/contract';
import { compareNames } from '@tribunen/domain';
import type { Season } from '../../seed/loadSeed.ts';
import type { SeedTeam } from '../../seed/seedSchema.ts';
import type { SquadPlayer } from '../../seed/SquadPlayer.ts';
import { toProviderTeam } from './toProviderTeam.ts';
import { toSquadPlayer } from './toSquadPlayer.ts';

/** The number of scorers listed by default, the same as the provider's. */
const listed = 10;

interface Tally {
  readonly player: SquadPlayer;
  readonly team: SeedTeam;
  goals: number;
  assists: number;
  penalties: number;
  playedMatches: number;
}

/**
 * The top scorers of a season, by the reports of its matches: goals first, then assists, then name. Own goals count for
 * nobody. Like the provider, it writes null for zero assists or penalties.
 */
export function scorersOfSeason(season: Season, reports: readonly ProviderMatchReport[]): ProviderScorers {
  const tallies = talliesOf(season);
  for (const { goals, substitutions, homeTeam, awayTeam } of reports) {
    for (const { type, scorer, assist } of goals ?? []) {
      const of = type === 'OWN' ? undefined : tallies.get(scorer?.id ?? null);
      if (of !== undefined) of.goals += 1;
      if (of !== undefined && type === 'PENALTY') of.penalties += 1;
      const by = tallies.get(assist?.id ?? null);
      if (by !== undefined) by.assists += 1;
    }
    const onPitch = [
      ...[homeTeam, awayTeam].flatMap(({ lineup }) => lineup ?? []),
      ...(substitutions ?? []).map(({ playerIn }) => playerIn),
    ];
    for (const player of onPitch) {
      const of = tallies.get(player?.id ?? null);
      if (of !== undefined) of.playedMatches += 1;
    }
  }
  const best = [...tallies.values()]
    .filter(({ goals }) => goals > 0)
    .toSorted((a, b) => b.goals - a.goals || b.assists - a.assists || compareNames(a.player.name, b.player.name))
    .slice(0, listed);
  return {
    count: best.length,
    competition: { ...season.competition, emblem: null },
    scorers: best.map(toScorer),
  };
}

function talliesOf({ teams, squads }: Season): ReadonlyMap<number | null, Tally> {
  return new Map(
    teams.flatMap((team) =>
      (squads.get(team.id) ?? []).map((player): [number, Tally] => [
        player.id,
        { player, team, goals: 0, assists: 0, penalties: 0, playedMatches: 0 },
      ]),
    ),
  );
}

function toScorer({ player, team, goals, assists, penalties, playedMatches }: Tally): ProviderScorer {
  return {
    player: toSquadPlayer(player),
    team: toProviderTeam(team),
    playedMatches,
    goals,
    assists: assists || null,
    penalties: penalties || null,
  };
}
