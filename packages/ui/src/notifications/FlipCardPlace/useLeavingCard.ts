import { useState } from 'react';
import type { PlacedCard } from './FlipCardPlaceView.ts';

interface LeavingCard {
  /** The card that was up before and is still on its way out. */
  readonly leaving: PlacedCard | null;
  onGone(): void;
}

/**
 * Keeps a card that its owner has taken down until its animation has ended.
 *
 * @example
 * const { leaving, onGone } = useLeavingCard(view.shown);
 */
export function useLeavingCard(shown: PlacedCard | null): LeavingCard {
  const [last, setLast] = useState(shown);
  const [leaving, setLeaving] = useState<PlacedCard | null>(null);
  if (shown !== last) {
    setLast(shown);
    if (last !== null && last.id !== shown?.id) setLeaving(last);
    // It came back before it was gone.
    else if (leaving !== null && leaving.id === shown?.id) setLeaving(null);
  }
  return { leaving, onGone: () => setLeaving(null) };
}
