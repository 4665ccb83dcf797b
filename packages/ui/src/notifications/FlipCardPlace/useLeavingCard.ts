import { useState } from 'react';
import type { PlacedCard } from './FlipCardPlaceView.ts';

interface LeavingCard {
  /** The previous card while its animation out is running. */
  readonly leaving: PlacedCard | null;
  onGone(): void;
}

/** Keeps a removed card until its animation has ended. */
export function useLeavingCard(shown: PlacedCard | null): LeavingCard {
  const [last, setLast] = useState(shown);
  const [leaving, setLeaving] = useState<PlacedCard | null>(null);
  if (shown !== last) {
    setLast(shown);
    if (last !== null && last.id !== shown?.id) setLeaving(last);
    // The card came back before its animation had ended.
    else if (leaving !== null && leaving.id === shown?.id) setLeaving(null);
  }
  return { leaving, onGone: () => setLeaving(null) };
}
