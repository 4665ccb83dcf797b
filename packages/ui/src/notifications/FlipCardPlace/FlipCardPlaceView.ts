import type { FlipCardPhase, FlipCardView } from '../FlipCard/FlipCardView.ts';

/** A card in its place. */
export interface PlacedCard {
  /** The id of the card. It stays the same as long as the card is up, and every card has its own. */
  readonly id: string;
  readonly card: FlipCardView;
  readonly phase: FlipCardPhase;
  /** False if the goal banner has already announced the event. */
  readonly isSpoken: boolean;
}

export interface FlipCardPlaceView {
  /** The card that is up; null while there is none. `FlipCardPlace` animates a card that leaves or is replaced. */
  readonly shown: PlacedCard | null;
  /** The spectator pressed the card, or Escape. */
  onClose(): void;
  /** Asks the browser to allow sound; null unless the browser blocks it. */
  readonly onEnableSound: (() => void) | null;
}
