import { skipToken, useQuery, queryOptions } from '@tanstack/react-query';
import { homeApi, type HomeApi } from '../../api/homeApi.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';
import { useSession } from '../../services/useSession.ts';
import type { UtcInstant } from '@tribunen/domain';
import { privateKey } from '../../services/privateKey.ts';

/** The number of invitations that wait for the spectator; 0 for a visitor, and until the count is loaded. */
export function useInvitationCount(): number {
  const services = useServices();
  const api = useApi(homeApi);
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : { id: '', email: '' };
  const query = invitationCountQuery(api, user, () => instantNow(services));
  const { data = 0, isError } = useQuery(session.status === 'signed-in' ? query : { ...query, queryFn: skipToken });
  return isError ? 0 : data;
}

function invitationCountQuery(
  api: Pick<HomeApi, 'pendingInvitations'>,
  { id, email }: { readonly id: string; readonly email: string },
  now: () => UtcInstant,
) {
  return queryOptions({
    queryKey: privateKey(id, 'invitation-count'),
    queryFn: () => api.pendingInvitations(email, now()),
    // A failed count becomes 0, even if an earlier count succeeded.
    retry: false,
    staleTime: 60_000,
  });
}
