import { type MatchId, type PlayerId, type Side, type TeamId, toMatchId, toPlayerId } from '@tribunen/domain';
import { matchParameter, paths } from './paths.ts';

/** The parameter that names the scouted team, or its side in a match. */
const teamParameter = 'lag';
const playerParameter = 'spiller';

/** The subject of a /scouting address: a team, or a match with one of its sides, and perhaps a player. */
export type ScoutingAddress = {
  readonly player: PlayerId | null;
} & (
  | { readonly kind: 'team'; readonly team: string | null }
  /** `side` is null for the spectator's own team, or else the home side. */
  | { readonly kind: 'match'; readonly match: MatchId; readonly side: Side | null }
);

/** Reads the query of a /scouting address. */
export function readScoutingAddress(search: URLSearchParams): ScoutingAddress {
  const player = toPlayerId(search.get(playerParameter));
  const team = search.get(teamParameter);
  const match = toMatchId(search.get(matchParameter));
  if (match === null) return { kind: 'team', team, player };
  return { kind: 'match', match, side: team === 'home' || team === 'away' ? team : null, player };
}

/** The address of a team's players. */
export function scoutedTeamPath(team: TeamId): string {
  return `${paths.scouting}?${new URLSearchParams({ [teamParameter]: team })}`;
}

/** The address where a whole team is rated after a match; without a side the spectator's own. */
export function teamRatingPath(match: MatchId, side: Side | null): string {
  const parameters = { [matchParameter]: match, ...(side !== null && { [teamParameter]: side }) };
  return `${paths.scouting}?${new URLSearchParams(parameters)}`;
}

/** Adds a player to an address of a squad. */
export function scoutedPlayerPath(squad: string, player: PlayerId): string {
  return `${squad}&${new URLSearchParams({ [playerParameter]: player })}`;
}

/** The address at which a player is rated: after the given match, or otherwise among the players of the team. */
export function ratePlayerPath(player: {
  /** A missing or invalid id leads to all players. */
  readonly id: string | null;
  readonly match: MatchId | null;
  readonly side: Side | null;
  readonly team: TeamId | null;
}): string {
  const { match, side, team } = player;
  const ofTeam = team === null ? null : scoutedTeamPath(team);
  const squad = match === null ? ofTeam : teamRatingPath(match, side);
  if (squad === null) return paths.scouting;
  const id = toPlayerId(player.id);
  return id === null ? squad : scoutedPlayerPath(squad, id);
}
