import { skipToken, useQuery } from '@tanstack/react-query';
import { invitationsBackend } from '../../backend/invitationsBackend.ts';
import { useBackend } from '../../services/useBackend.ts';

/** The name of whoever sent the invitation that the address carries; null until it is known, and when it cannot be found. */
export function useInviter(token: string | null): string | null {
  const backend = useBackend(invitationsBackend);
  const { data = null } = useQuery({
    queryKey: ['inviter', token],
    queryFn: token === null ? skipToken : async () => (await backend.lookUp(token))?.senderName ?? null,
    retry: false,
    staleTime: Infinity,
    // The next visitor has not opened this link.
    gcTime: 0,
  });
  return data;
}
