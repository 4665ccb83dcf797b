import type { ScoreCorrection } from '@tribunen/domain';
import { toast, useCorrectionWords } from '@tribunen/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { watchCorrections } from './watchCorrections.ts';

/** Shows a toast for every score that is corrected. */
export function CorrectionsHost() {
  const queryClient = useQueryClient();
  const wordsOf = useCorrectionWords();
  const onCorrection = useEffectEvent((correction: ScoreCorrection) => toast.news(wordsOf(correction)));
  useEffect(() => watchCorrections(queryClient, (correction) => onCorrection(correction)), [queryClient]);
  return null;
}
