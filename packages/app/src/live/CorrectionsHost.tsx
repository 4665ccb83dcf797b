import type { ScoreCorrection } from '@tribunen/domain';
import { toast, useCorrectionWords } from '@tribunen/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Corrections } from './Corrections.ts';

/** Says in passing that a score was set right. */
export function CorrectionsHost() {
  const queryClient = useQueryClient();
  const wordsOf = useCorrectionWords();
  const say = useRef<(correction: ScoreCorrection) => void>(() => {});
  useEffect(() => {
    say.current = (correction) => toast.news(wordsOf(correction));
  });
  useEffect(() => {
    const corrections = new Corrections(queryClient, (correction) => say.current(correction));
    corrections.start();
    return () => corrections.stop();
  }, [queryClient]);
  return null;
}
