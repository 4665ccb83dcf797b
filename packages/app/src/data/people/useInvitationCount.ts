import { skipToken, useQuery, queryOptions } from '@tanstack/react-query';
import { homeBackend, type HomeBackend } from '../../backend/homeBackend.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useServices } from '../../services/useServices.ts';
import { useSession } from '../../services/useSession.ts';
import type { UtcInstant } from '@tribunen/domain';
import type { SignedInUser } from '../../backend/access/signedInUser.ts';
import { privateKey } from '../../services/privateKey.ts';

/** How many invitations wait for the signed-in spectator; 0 while nobody is signed in or the count is not known. */
export function useInvitationCount(): number {
  const services = useServices();
  const backend = useBackend(homeBackend);
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : { id: '', email: '' };
  const query = invitationCountQuery(backend, user, () => instantNow(services));
  const { data = 0 } = useQuery(session.status === 'signed-in' ? query : { ...query, queryFn: skipToken });
  return data;
}

/** The number of invitations waiting for the spectator. A failed count is 0, and is logged. */
function invitationCountQuery(
  backend: Pick<HomeBackend, 'pendingInvitations'>,
  { id, email }: Pick<SignedInUser, 'id' | 'email'>,
  now: () => UtcInstant,
) {
  return queryOptions({
    queryKey: privateKey(id, 'invitation-count'),
    queryFn: async (): Promise<number> => {
      try {
        return await backend.pendingInvitations(email, now());
      } catch (error) {
        console.error('Could not count the invitations', error);
        return 0;
      }
    },
    staleTime: 60_000,
  });
}
