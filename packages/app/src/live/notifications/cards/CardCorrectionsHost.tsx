import type { LiveEvent } from '@tribunen/domain';
import { toast, useCardCorrectionWords } from '@tribunen/ui';
import { useEffect, useEffectEvent } from 'react';
import type { Alerts } from '../Alerts.ts';

/** Shows a toast for every red card that the spectator was notified of and that is taken back. */
export function CardCorrectionsHost({ alerts }: { readonly alerts: Pick<Alerts, 'takenBack'> }) {
  const wordsOf = useCardCorrectionWords();
  const onTakenBack = useEffectEvent((event: LiveEvent) => toast.news(wordsOf(event)));
  useEffect(() => alerts.takenBack.listen((event) => onTakenBack(event)), [alerts]);
  return null;
}
