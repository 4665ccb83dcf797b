import { useQuery } from '@tanstack/react-query';
import { authBackend } from '../../backend/authBackend.ts';
import type { ArrivalOutcome } from '../../backend/auth/arrivalOutcome.ts';
import { useBackend } from '../../services/useBackend.ts';

/** What came of the link or the sign-in elsewhere that opened this page: `opening` while it is not known, null when there was none. */
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
