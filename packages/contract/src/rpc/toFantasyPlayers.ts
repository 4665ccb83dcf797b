import type { FantasyGame, FantasyPick } from '@tribunen/domain';
import type { ReplaceFantasyPlayersRequest } from './replace_fantasy_players.ts';

const POSITION_WORDS = {
  goalkeeper: 'Goalkeeper',
  defender: 'Defender',
  midfielder: 'Midfielder',
  forward: 'Forward',
  unknown: 'Unknown',
} as const satisfies Record<FantasyPick['position'], string>;

/**
 * A squad in a game as `replace_fantasy_players` takes it. The English game is not named, because a backend may know
 * only that game.
 *
 * @example
 * await tables.rpc('replace_fantasy_players', toFantasyPlayers(picks, 'fpl'));
 */
export function toFantasyPlayers(picks: readonly FantasyPick[], game: FantasyGame): ReplaceFantasyPlayersRequest {
  return {
    players: picks.map(({ element, playerName, position, teamName, captaincy }) => ({
      player_name: playerName,
      player_id: element,
      position: POSITION_WORDS[position],
      team_name: teamName,
      is_captain: captaincy === 'captain',
      is_vice_captain: captaincy === 'vice-captain',
    })),
    ...(game !== 'fpl' && { game }),
  };
}
