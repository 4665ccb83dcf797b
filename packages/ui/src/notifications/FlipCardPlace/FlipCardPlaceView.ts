import type { FlipCardPhase, FlipCardView } from '../FlipCard/FlipCardView.ts';

/** A card in its place. */
export interface PlacedCard {
  /** One card keeps its own from front to end; the next card has another. */
  readonly id: string;
  readonly card: FlipCardView;
  readonly phase: FlipCardPhase;
  /** False where the goal banner has read it aloud already. */
  readonly isSpoken: boolean;
}

export interface FlipCardPlaceView {
  /** The card that is up; null while there is none. The place itself animates a card that goes or makes way for the next. */
  readonly shown: PlacedCard | null;
  /** The spectator pressed the card, or Escape. */
  onClose(): void;
  /** Asks the browser for sound; null unless it blocks it. */
  readonly onEnableSound: (() => void) | null;
}
