import type { FantasyEntry, FantasyEntryPicks } from '@tribunen/contract';
import type { Season } from '../../seed/loadSeed.ts';
import { createRandom } from '../createRandom.ts';
import { drawInteger } from '../drawInteger.ts';
import { fantasyTeamName } from './fantasyTeamName.ts';
import type { FantasyWorld } from './FantasyWorld.ts';
import { pickFantasySquad } from './pickFantasySquad.ts';

/** About as many managers as the official game has: no team has a higher number. */
const managers = 12_000_000;

/** The number of a team whose manager keeps it private. */
const privateFantasyTeam = 4_030_403;

/**
 * Why a team cannot be shown: no manager has the number, or the manager keeps the team private. Null when it can.
 *
 * @example
 * refusalOfTeam(0); // 'unknown'
 */
export function refusalOfTeam(teamId: number): 'unknown' | 'private' | null {
  if (!Number.isInteger(teamId) || teamId < 1 || teamId > managers) return 'unknown';
  return teamId === privateFantasyTeam ? 'private' : null;
}

/**
 * A manager's team in the current gameweek. Squad, chip and earlier points are invented, and always the same for the
 * same number.
 *
 * @example
 * fantasyEntryOf(1234567, season, world).entry.name; // 'Nutmeg United'
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
  const active_chip = draw < 0.06 ? 'bboost' : draw < 0.12 ? '3xc' : null;
  const squad = picks.map(({ element, position: element_type, is_captain, is_vice_captain }, place) => {
    const counts = place < 11 || active_chip === 'bboost';
    const captained = active_chip === '3xc' ? 3 : 2;
    return {
      element,
      element_type,
      position: place + 1,
      multiplier: !counts ? 0 : is_captain ? captained : 1,
      is_captain,
      is_vice_captain,
    };
  });
  const points = squad.reduce(
    (sum, { element, multiplier }) => sum + multiplier * world.elementOf(element).stats.total_points,
    0,
  );
  const total = before.reduce((sum, each) => sum + each, points - transfersCost);
  return {
    entry: { id: teamId, name: fantasyTeamName(teamId) },
    squad: {
      active_chip,
      entry_history: {
        points,
        total_points: total,
        rank: rankOf(points / 45),
        overall_rank: rankOf(total / Math.max(1, week * 53)),
        event_transfers_cost: transfersCost,
      },
      picks: squad.map(({ multiplier: _multiplier, ...pick }) => pick),
    },
  };
}

/** The rank, among all managers, of a manager with so many times the average points. */
function rankOf(timesAverage: number): number {
  return Math.max(1, Math.round(managers / (1 + Math.exp(6 * (timesAverage - 1)))));
}
