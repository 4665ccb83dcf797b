import type { ReplaceFantasyPlayersAnswer } from '@tribunen/contract';
import type { Database } from '../../database.ts';
import { PostgresError } from '../PostgresError.ts';
import type { Who } from '../who.ts';

interface ReplaceFantasyPlayersParts {
  readonly database: Database;
  readonly who: Who;
  /** UUIDs of new rows. */
  readonly newId: () => string;
}

const columns = ['player_name', 'player_id', 'position', 'team_name', 'is_captain', 'is_vice_captain'] as const;

/**
 * Puts a squad in the place of the caller's own, as `replace_fantasy_players` of the database: whole, or not at all.
 *
 * @param players the argument as it was sent
 * @throws {PostgresError} 22023 where it is no list, and as `Table.insert` for what is in it
 * @example
 * await replaceFantasyPlayers({ database, who, newId }, players, admit);
 */
export async function replaceFantasyPlayers(
  { database: { user_fantasy_players }, who, newId }: ReplaceFantasyPlayersParts,
  players: unknown,
  admit: (rows: ReplaceFantasyPlayersAnswer) => void,
): Promise<ReplaceFantasyPlayersAnswer> {
  if (!Array.isArray(players)) {
    throw new PostgresError('22023', 'cannot call jsonb_to_recordset on a non-array');
  }
  const uid = who.role === 'authenticated' ? who.id : null;
  const candidates = players.map((player: unknown) => ({ id: newId(), user_id: uid, ...picked(player) }));
  const removed = await user_fantasy_players.delete(({ user_id }) => user_id === uid);
  try {
    const rows = await user_fantasy_players.insert(candidates, (all) =>
      admit(all.map(({ player_name }) => ({ player_name }))),
    );
    return rows.map(({ player_name }) => ({ player_name }));
  } catch (error) {
    // What Postgres undoes with the transaction.
    await user_fantasy_players.insert(removed);
    throw error;
  }
}

/** The columns of a player; one that is not named is null. */
function picked(player: unknown): Readonly<Record<string, unknown>> {
  const given: object = typeof player === 'object' && player !== null ? player : {};
  const byName = new Map<string, unknown>(Object.entries(given));
  return Object.fromEntries(columns.map((column) => [column, byName.get(column) ?? null]));
}
