import { useQuery } from '@tanstack/react-query';
import { authApi } from '../../api/authApi.ts';
import type { ArrivalOutcome } from '../../api/auth/arrivalOutcome.ts';
import { useApi } from '../../services/useApi.ts';

/**
 * The outcome of the mail link, or of the sign-in with Google, that opened this page: `opening` until it is known; null
 * for a page that was opened by neither.
 */
export function useArrival(): ArrivalOutcome | 'opening' | null {
  const api = useApi(authApi);
  const { data, isPending } = useQuery({
    queryKey: ['arrival'],
    queryFn: () => api.arrival(),
    enabled: api.hasArrival,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  if (!api.hasArrival) return null;
  return isPending ? 'opening' : (data ?? null);
}
