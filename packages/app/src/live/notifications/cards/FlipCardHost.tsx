import { FlipCardPlace } from '@tribunen/ui';
import { useMemo } from 'react';
import { useObserved } from '../../../lib/state/useObserved.ts';
import type { Alerts } from '../Alerts.ts';
import { CardCorrectionsHost } from './CardCorrectionsHost.tsx';
import { toPlacedCard } from './toPlacedCard.ts';

/** The flip card, and the toasts of red cards that are taken back, over every screen. */
export function FlipCardHost({ alerts }: { readonly alerts: Alerts }) {
  const { cards, sound, readAloud, store } = alerts;
  const card = useObserved(cards.shown);
  const audio = useObserved(sound.state);
  const shown = useMemo(
    () => toPlacedCard(card, (notification) => readAloud.isRead(notification), store.match),
    [card, readAloud, store],
  );
  return (
    <>
      <FlipCardPlace view={{ shown, onClose: cards.close, onEnableSound: audio === 'blocked' ? sound.enable : null }} />
      <CardCorrectionsHost alerts={alerts} />
    </>
  );
}
