import type { NamedPlayer } from './isPlayer.ts';
import type { MatchEvent } from './MatchEvent.ts';

/** The player who scored, was booked or went off. */
export function playerOf({ playerId, playerNumber, playerName }: MatchEvent): NamedPlayer {
  return { id: playerId, number: playerNumber, name: playerName };
}

/** The player who assisted or came on. */
export function assistOf({ assistId, assistNumber, assistName }: MatchEvent): NamedPlayer {
  return { id: assistId, number: assistNumber, name: assistName };
}
