import type { Side, Team } from '@tribunen/domain';
import { createContext } from 'react';
import type { Point } from './Point.ts';

/** A player, with the data that a name on the screen has. */
export interface ShownPlayer {
  /** Null when only the name is known, as in a report. */
  readonly id: string | null;
  readonly name: string;
  readonly number?: number | null;
  readonly position?: string | null;
  /** Null when `side` identifies the team. */
  readonly team?: Team | null;
  /** The player's side, if the name belongs to a match. */
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
