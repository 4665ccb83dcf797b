import { skipToken, useQuery } from '@tanstack/react-query';
import { invitationsApi } from '../../api/invitationsApi.ts';
import { useApi } from '../../services/useApi.ts';

/** The name of the sender of the invitation in the address; null until it is loaded, and when it cannot be. */
export function useInviter(token: string | null): string | null {
  const api = useApi(invitationsApi);
  const { data = null } = useQuery({
    queryKey: ['inviter', token],
    queryFn: token === null ? skipToken : async () => (await api.lookUp(token))?.senderName ?? null,
    retry: false,
    staleTime: Infinity,
    // The name is dropped with the screen, because the next visitor on this page has not opened the link.
    gcTime: 0,
  });
  return data;
}
