import type { LineUpPlayer } from './LineUp.ts';

/** A player as an event names them. */
export interface NamedPlayer {
  readonly id: string | undefined;
  readonly number: number | undefined;
  readonly name: string | null;
}

/**
 * Whether an event names a player of a line-up: by id where both have the provider's id, then by number, else by name.
 * Two players of one side may have the same name (REPORT-53).
 */
export function isPlayer(player: Pick<LineUpPlayer, 'id' | 'shirtNumber' | 'name'>, named: NamedPlayer): boolean {
  if (named.id && /^\d+$/.test(player.id)) return named.id === player.id;
  if (named.number !== undefined && player.shirtNumber !== null) return named.number === player.shirtNumber;
  return named.name === player.name;
}
