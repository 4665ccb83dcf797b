import { queryOptions } from '@tanstack/react-query';
import type { UtcInstant } from '@tribunen/domain';
import type { HomeBackend } from '../../backend/homeBackend.ts';
import type { SignedInUser } from '../../backend/access/signedInUser.ts';
import { privateKey } from '../../services/privateKey.ts';

/** The number of invitations waiting for the spectator. A failed count is 0, and is logged. */
export function invitationCountQuery(
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
