import type { Side, Team } from '@tribunen/domain';
import { createContext } from 'react';
import type { Point } from './Point.ts';

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

/** The cards of the players whose names are on the screen. */
export interface CardsOfPlayers {
  /** Opens a player's card by a press on the name. */
  open(player: ShownPlayer): void;
  /** Opens it under the mouse. */
  readonly point: Point<ShownPlayer>;
}

/** Null where there are no cards, so that names are plain text. */
export const PlayerCards = createContext<CardsOfPlayers | null>(null);
