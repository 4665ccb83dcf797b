import { useState } from 'react';
import { useServices } from '../../services/useServices.ts';
import { type ChosenKnowledge, knownUntilOf } from './knownUntilOf.ts';

/** The delays and hidden results that this page's reader has chosen. */
export function useKnowledge(): ChosenKnowledge {
  const { access, queryClient } = useServices();
  const [knowledge] = useState(() => knownUntilOf(access, queryClient));
  return knowledge;
}
