import { queryOptions } from '@tanstack/react-query';
import type { UtcInstant } from '@tribunen/domain';
import type { HomeBackend } from '../backend/homeBackend.ts';

/** How many invitations wait for the spectator; a count that cannot be had is 0 (part 1 §8), and is logged. */
export function invitationCountQuery(
  backend: Pick<HomeBackend, 'pendingInvitations'>,
  email: string,
  now: () => UtcInstant,
) {
  return queryOptions({
    queryKey: ['invitation-count', email],
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
