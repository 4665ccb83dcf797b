import type { ReplaceFantasyPlayersAnswer } from '@tribunen/contract';
import type { Database } from '../../database.ts';
import { PostgresError, type Who } from '@tribunen/protocol';

interface ReplaceFantasyPlayersParts {
  readonly database: Database;
  readonly who: Who;
  /** Returns a new UUID for a row. */
  readonly newId: () => string;
}

const columns = ['player_name', 'player_id', 'position', 'team_name', 'is_captain', 'is_vice_captain'] as const;

/**
 * The same as the database function `replace_fantasy_players`: replaces the caller's squad in a game. If one player is
 * refused, the old squad stays.
 *
 * @param asked the arguments as they were sent
 * @throws {PostgresError} 22023 when `players` is not a list, and the errors of `Table.insert` for its items
 */
export async function replaceFantasyPlayers(
  { database: { user_fantasy_players }, who, newId }: ReplaceFantasyPlayersParts,
  { players, game }: { readonly players: unknown; readonly game: unknown },
): Promise<ReplaceFantasyPlayersAnswer> {
  if (!Array.isArray(players)) {
    throw new PostgresError('22023', 'cannot call jsonb_to_recordset on a non-array');
  }
  const uid = who.role === 'authenticated' ? who.id : null;
  const candidates = players.map((player: unknown) => ({ id: newId(), user_id: uid, game, ...picked(player) }));
  const removed = await user_fantasy_players.delete((row) => row.user_id === uid && row.game === game);
  try {
    const rows = await user_fantasy_players.insert(candidates);
    return rows.map(({ player_name }) => ({ player_name }));
  } catch (error) {
    // In Postgres, the rollback of the transaction restores the removed rows.
    await user_fantasy_players.insert(removed);
    throw error;
  }
}

/** The columns of a player; null for a column that the request leaves out. */
function picked(player: unknown): Readonly<Record<string, unknown>> {
  const given: object = typeof player === 'object' && player !== null ? player : {};
  const byName = new Map<string, unknown>(Object.entries(given));
  return Object.fromEntries(columns.map((column) => [column, byName.get(column) ?? null]));
}
