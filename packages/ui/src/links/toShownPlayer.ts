import type { LineUpPlayer, Side } from '@tribunen/domain';
import type { ShownPlayer } from './PlayerCards.ts';

/** A player of a line-up, as their card knows them. */
export function toShownPlayer({ id, name, shirtNumber, position }: LineUpPlayer, side: Side): ShownPlayer {
  return { id, name, number: shirtNumber, position, side };
}
