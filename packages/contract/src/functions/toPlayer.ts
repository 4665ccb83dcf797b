import type { PlayerId } from '@tribunen/domain';
import { number, object, pipe, string, transform, union } from 'valibot';
import { playerId } from '../brands.ts';
import type { Parsed } from '../ContractFault.ts';
import { readMended } from '../readMended.ts';
import { premierLeaguePlayer } from './premier-league-data.ts';

const player = object({
  ...premierLeaguePlayer.entries,
  id: pipe(union([number(), string()]), transform(String), playerId),
});

/** A player who can be scouted. */
export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  /** The provider's word for the position; null when it has none. */
  readonly position: string | null;
  readonly shirtNumber: number | null;
}

/**
 * A player of any list.
 *
 * @param where the function that lists it
 */
export function toPlayer(where: string, raw: unknown): Parsed<Player> {
  const read = readMended(where, player, raw);
  if (!read.ok) return read;
  const { id, name, position, shirtNumber } = read.value;
  return {
    ...read,
    value: { id, name: name.trim(), position: position?.trim() || null, shirtNumber: shirtNumber ?? null },
  };
}
