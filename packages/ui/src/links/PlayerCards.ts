import type { Side, Team } from '@tribunen/domain';
import { createContext } from 'react';

/** A player as a name on the screen knows them. */
export interface ShownPlayer {
  /** Null where only the name is known: in a report. */
  readonly id: string | null;
  readonly name: string;
  readonly number?: number | null;
  readonly position?: string | null;
  /** Null where the side says it. */
  readonly team?: Team | null;
  /** In a match, whose side the player is on. */
  readonly side?: Side;
}

/** Opens a player's card; null where there are no cards, so that names are plain text. */
export const PlayerCards = createContext<((player: ShownPlayer) => void) | null>(null);
