import { useState } from 'react';
import { useServices } from '../../services/useServices.ts';
import { type ChosenKnowledge, knownUntilOf } from './knownUntilOf.ts';

/** What this page's reader has chosen to know later, or not at all. */
export function useKnowledge(): ChosenKnowledge {
  const { access, queryClient } = useServices();
  const [knowledge] = useState(() => knownUntilOf(access, queryClient));
  return knowledge;
}
