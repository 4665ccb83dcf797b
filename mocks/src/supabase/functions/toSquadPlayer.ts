import type { ProviderSquadPlayer } from '@tribunen/contract';
import { positionWords } from '../../../seed/positionWords.ts';
import type { SquadPlayer } from '../../../seed/SquadPlayer.ts';

/** A player of the seed as the provider tells of them. */
export function toSquadPlayer({ id, name, shirtNumber, line }: SquadPlayer): ProviderSquadPlayer {
  return { id, name, position: positionWords[line], shirtNumber };
}
