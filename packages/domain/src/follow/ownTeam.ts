import { isCalled } from '../match/isCalled.ts';
import type { Team } from '../match/Match.ts';
import type { Follow } from './Follow.ts';
import { orderFollows } from './orderFollows.ts';

/**
 * The spectator's own team among the teams that a screen has: the favourite team of the profile, else the followed team
 * with the highest priority (FOLLOW-19).
 *
 * @param favourite the name of the favourite team; null for a spectator without one
 * @returns null where none of the teams is the spectator's
 */
export function ownTeam<T extends Pick<Team, 'id' | 'name' | 'shortName'>>(
  teams: readonly T[],
  favourite: string | null,
  follows: readonly Follow[],
): T | null {
  const teamOf = ({ entityType, entityId }: Follow) => teams.find(({ id }) => entityType === 'team' && id === entityId);
  const called = favourite === null ? undefined : teams.find((team) => isCalled(team, favourite));
  return (
    called ??
    orderFollows(follows)
      .map(teamOf)
      .find((team) => team !== undefined) ??
    null
  );
}
