import type { Follow, FollowedKind } from '../follow/Follow.ts';
import { defaultPriority, priorityOf } from '../follow/priorityOf.ts';
import type { Match } from './Match.ts';

/** How followed a match is: by team first, then by competition, then not at all; by priority within each. */
export interface FollowRank {
  readonly group: 'team' | 'competition' | 'rest';
  readonly priority: number;
}

const rest: FollowRank = { group: 'rest', priority: defaultPriority };

/**
 * Returns a function that ranks a match by these follows. When several follows apply to a match, the best one counts
 * (MATCH-11, MATCH-12).
 */
export function followRank(follows: readonly Follow[]): (match: Match) => FollowRank {
  const teams = prioritiesOf(follows, 'team');
  const competitions = prioritiesOf(follows, 'competition');
  return ({ homeTeam, awayTeam, competition }) => {
    const home = homeTeam.id === null ? undefined : teams.get(homeTeam.id);
    const away = awayTeam.id === null ? undefined : teams.get(awayTeam.id);
    if (home !== undefined || away !== undefined) {
      return { group: 'team', priority: Math.min(home ?? Infinity, away ?? Infinity) };
    }
    const followed = competition.dbId === null ? undefined : competitions.get(String(competition.dbId));
    return followed === undefined ? rest : { group: 'competition', priority: followed };
  };
}

function prioritiesOf(follows: readonly Follow[], kind: FollowedKind): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const follow of follows) {
    const { entityType, entityId } = follow;
    if (entityType !== kind) continue;
    const known = priorityOf(follow);
    best.set(entityId, Math.min(best.get(entityId) ?? known, known));
  }
  return best;
}
