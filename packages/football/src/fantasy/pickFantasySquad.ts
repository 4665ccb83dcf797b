import type { FantasyPicksAnswer } from '@tribunen/contract';
import type { Season } from '../../seed/loadSeed.ts';
import type { SquadPlayer, SquadLine } from '../../seed/SquadPlayer.ts';
import { createRandom } from '../createRandom.ts';
import { drawInteger } from '../drawInteger.ts';
import { shuffled } from '../shuffled.ts';

/** A pick without its points, which `FantasyWorld` computes. */
type Pick = Omit<FantasyPicksAnswer['enhanced_picks'][number], 'gameweek_points'>;

/**
 * The official game's rules: how many players of each line a squad has, how many of them start, and how many may be
 * from one club.
 */
const lines = [
  { line: 'GK', position: 1, picked: 2, begin: 1, cost: [40, 56] },
  { line: 'DF', position: 2, picked: 5, begin: 4, cost: [40, 65] },
  { line: 'MF', position: 3, picked: 5, begin: 4, cost: [45, 110] },
  { line: 'FW', position: 4, picked: 3, begin: 2, cost: [55, 130] },
] as const satisfies readonly {
  readonly line: SquadLine;
  readonly position: number;
  readonly picked: number;
  readonly begin: number;
  readonly cost: readonly [least: number, most: number];
}[];
const mostOfAClub = 3;
/**
 * The highest shirt number that managers pick: the numbers up to it are a club's usual eleven and its first
 * substitutes.
 */
const highestNumber = 15;

/**
 * The fifteen of a fantasy team, the eleven first and then the bench, picked from the squads of a league. Managers pick
 * players who usually play, which are those with low shirt numbers. Prices are invented. The same number always gives
 * the same team.
 */
export function pickFantasySquad(teamId: number, { teams, squads }: Season): Pick[] {
  const random = createRandom('fantasy', teamId);
  const everybody = teams.flatMap(({ id, shortName }) =>
    (squads.get(id) ?? []).map((player) => ({ player, club: shortName })),
  );
  const ofClub = new Map<string, number>();
  const squad = lines.flatMap(({ line, position, picked, begin, cost }) => {
    const chosen: Candidate[] = [];
    for (const candidate of shuffled(
      everybody.filter(({ player }) => player.line === line && player.shirtNumber <= highestNumber),
      random,
    )) {
      const already = ofClub.get(candidate.club) ?? 0;
      if (chosen.length === picked || already === mostOfAClub) continue;
      ofClub.set(candidate.club, already + 1);
      chosen.push(candidate);
    }
    return chosen.map((candidate, place) => ({
      begins: place < begin,
      pick: toPick(candidate, position, drawInteger(cost[0], cost[1], random)),
    }));
  });
  const eleven = squad.filter(({ begins }) => begins).map(({ pick }) => pick);
  const bench = squad.filter(({ begins }) => !begins).map(({ pick }) => pick);
  const [captain, vice] = shuffled(eleven, random);
  return [...eleven, ...bench].map((pick) => ({
    ...pick,
    is_captain: pick === captain,
    is_vice_captain: pick === vice,
  }));
}

interface Candidate {
  readonly player: SquadPlayer;
  readonly club: string;
}

function toPick({ player, club }: Candidate, position: number, cost: number): Pick {
  return {
    element: player.id,
    player_name: player.name,
    position,
    team_name: club,
    is_captain: false,
    is_vice_captain: false,
    now_cost: cost,
  };
}
