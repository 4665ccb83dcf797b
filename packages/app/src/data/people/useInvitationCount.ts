import { skipToken, useQuery } from '@tanstack/react-query';
import { homeBackend } from '../../backend/homeBackend.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useServices } from '../../services/useServices.ts';
import { useSession } from '../../services/useSession.ts';
import { invitationCountQuery } from './invitationCountQuery.ts';

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
