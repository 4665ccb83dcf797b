import type { ProviderSquadPlayer } from '@tribunen/contract';
import { positionWords } from '../../seed/positionWords.ts';
import type { SquadPlayer } from '../../seed/SquadPlayer.ts';

/** A player of the seed, in the provider's shape. */
export function toSquadPlayer({ id, name, shirtNumber, line }: SquadPlayer): ProviderSquadPlayer {
  return { id, name, position: positionWords[line], shirtNumber };
}
