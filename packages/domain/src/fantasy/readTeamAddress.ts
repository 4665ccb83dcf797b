import { FANTASY_GAMES, type FantasyGame } from './FantasyGame.ts';
import { fantasyRules } from './fantasyRules.ts';

/** A manager's team in one of the games. */
export interface TeamAddress {
  readonly game: FantasyGame;
  readonly teamId: string;
}

const ADDRESS = /^(?:https?:\/\/)?([^/?#]+)\/entry\/(\d+)(?:[/?#]|$)/i;

/**
 * The game and the number of the team of which this is the address; null for any other text (FANTASY-14, FANTASY-25).
 */
export function readTeamAddress(typed: string): TeamAddress | null {
  const [, host = '', teamId = ''] = ADDRESS.exec(typed.trim()) ?? [];
  const game = FANTASY_GAMES.find((each) => fantasyRules[each].hosts.includes(host.toLowerCase()));
  return game === undefined ? null : { game, teamId };
}
