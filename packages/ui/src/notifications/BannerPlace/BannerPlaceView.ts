import type { FlipCardPhase, FlipCardView } from '../FlipCard/FlipCardView.ts';

/** The card that is up. */
export interface BannerView {
  /** One card keeps its own from front to end; the next card has another. */
  readonly id: string;
  readonly card: FlipCardView;
  readonly phase: FlipCardPhase;
  /** False where it was read aloud before, by the goal banner. */
  readonly isSpoken: boolean;
}

export interface BannerPlaceView {
  /** Null while there is nothing to tell. A card that goes, or makes way for the next, is seen out by the place itself. */
  readonly banner: BannerView | null;
  /** Closes the card that is up: it was pressed, or Escape was. */
  onClose(): void;
  /** Asks the browser for sound; null unless it blocks it. */
  readonly onEnableSound: (() => void) | null;
}
