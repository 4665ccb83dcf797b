import type { Match, Team } from '../match/Match.ts';
import { paneMatch } from '../match/paneMatch.ts';

/**
 * The team with which a screen opens for a spectator without their own team: the home team of the day's match
 * (MATCH-36), else the away team (FOLLOW-20).
 *
 * @param teams the teams that the screen has
 * @param matches the day's matches
 * @returns null where none of the teams plays in that match
 */
export function teamOfDay<T extends Pick<Team, 'id'>>(teams: readonly T[], matches: readonly Match[]): T | null {
  const match = paneMatch(matches, []);
  if (match === null) return null;
  const teamOf = (side: Team) => teams.find(({ id }) => id !== null && id === side.id);
  return teamOf(match.homeTeam) ?? teamOf(match.awayTeam) ?? null;
}
