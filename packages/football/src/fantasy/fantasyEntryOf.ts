import type { FantasyEntry, FantasyEntryPicks } from '@tribunen/contract';
import type { Season } from '../../seed/loadSeed.ts';
import {
  captaincyOf,
  type ElementId,
  type FantasyGame,
  fantasyPositionOf,
  normaliseChip,
  squadPoints,
} from '@tribunen/domain';
import { createRandom } from '../createRandom.ts';
import { drawInteger } from '../drawInteger.ts';
import { fantasyTeamName } from './fantasyTeamName.ts';
import type { FantasyWorld } from './FantasyWorld.ts';
import { pickFantasySquad } from './pickFantasySquad.ts';

/** About as many managers as each game has: no team has a higher number. */
const managers = { fpl: 12_000_000, eliteserien: 80_000 } as const satisfies Record<FantasyGame, number>;

/** The chips that managers of the demo play, each equally often. */
const chips = {
  fpl: ['bboost', '3xc'],
  eliteserien: ['2capt', 'frush', 'rich', 'pdbus'],
} as const satisfies Record<FantasyGame, readonly string[]>;
const chipShare = 0.06;

/** The number of a team whose manager keeps it private. */
const privateFantasyTeam = 4_030_403;

/** Why a team cannot be shown: no manager has the number, or the manager keeps the team private. Null when it can. */
export function refusalOfTeam(teamId: number, game: FantasyGame): 'unknown' | 'private' | null {
  if (!Number.isInteger(teamId) || teamId < 1 || teamId > managers[game]) return 'unknown';
  return teamId === privateFantasyTeam ? 'private' : null;
}

/**
 * A manager's team in the current gameweek. Squad, chip and earlier points are invented, and always the same for the
 * same number.
 */
export function fantasyEntryOf(
  teamId: number,
  season: Season,
  world: FantasyWorld,
): { readonly entry: FantasyEntry; readonly squad: FantasyEntryPicks } {
  const picks = pickFantasySquad(teamId, season);
  const random = createRandom('fantasy-entry', teamId);
  const week = world.currentEvent ?? 0;
  const transfersCost = random() < 0.2 ? 4 : 0;
  const before = Array.from({ length: Math.max(0, week - 1) }, () => drawInteger(28, 78, random));
  const draw = random();
  const active_chip = chips[world.game][Math.floor(draw / chipShare)] ?? null;
  const squad = picks.map(({ element, position: element_type, is_captain, is_vice_captain }, place) => ({
    element,
    element_type,
    position: place + 1,
    is_captain,
    is_vice_captain,
  }));
  // No player counts as absent, because the games substitute only after the round.
  const members = squad.map(({ element, element_type, is_captain, is_vice_captain }) => ({
    element: element as ElementId,
    position: fantasyPositionOf(element_type),
    captaincy: captaincyOf({ isCaptain: is_captain, isViceCaptain: is_vice_captain }),
    appearance: 'pending' as const,
    points: world.elementOf(element).stats.total_points,
  }));
  const points = squadPoints(members, normaliseChip(active_chip, world.game), world.game).total;
  const total = before.reduce((sum, each) => sum + each, points - transfersCost);
  return {
    entry: { id: teamId, name: fantasyTeamName(teamId) },
    squad: {
      active_chip,
      entry_history: {
        points,
        total_points: total,
        rank: rankOf(points / 45, world.game),
        overall_rank: rankOf(total / Math.max(1, week * 53), world.game),
        event_transfers_cost: transfersCost,
      },
      picks: squad,
    },
  };
}

/** The rank among all managers of a manager whose points are this many times the average. */
function rankOf(timesAverage: number, game: FantasyGame): number {
  return Math.max(1, Math.round(managers[game] / (1 + Math.exp(6 * (timesAverage - 1)))));
}
