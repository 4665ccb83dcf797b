import type { LineUpPlayer, Side } from '@tribunen/domain';
import type { ShownPlayer } from './PlayerCards.ts';

/** The player of a line-up in the shape that the card takes. */
export function toShownPlayer({ id, name, shirtNumber, position }: LineUpPlayer, side: Side): ShownPlayer {
  return { id, name, number: shirtNumber, position, side };
}
