import { useQuery } from '@tanstack/react-query';
import { authBackend } from '../../backend/authBackend.ts';
import type { ArrivalOutcome } from '../../backend/auth/arrivalOutcome.ts';
import { useBackend } from '../../services/useBackend.ts';

/** The outcome of the mail link, or of the sign-in with Google, that opened this page: `opening` until it is known, null for a page that neither opened. */
export function useArrival(): ArrivalOutcome | 'opening' | null {
  const backend = useBackend(authBackend);
  const { data, isPending } = useQuery({
    queryKey: ['arrival'],
    queryFn: () => backend.arrival(),
    enabled: backend.hasArrival,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  if (!backend.hasArrival) return null;
  return isPending ? 'opening' : (data ?? null);
}
