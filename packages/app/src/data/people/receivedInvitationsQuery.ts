import { type Invitation, type InvitationAnswer, type UtcInstant, withAnswer } from '@tribunen/domain';
import type { InvitationsBackend } from '../../backend/invitationsBackend.ts';
import type { SignedInUser } from '../../backend/access/signedInUser.ts';
import { ledgerQuery } from '../ledgerQuery.ts';
import { privateKey } from '../../services/privateKey.ts';

/** The invitations that the spectator has received, and their answers. A failed load is logged, and repeated every 15 s. */
export function receivedInvitationsQuery(
  backend: Pick<InvitationsBackend, 'received'>,
  { id, email }: Pick<SignedInUser, 'id' | 'email'>,
  now: () => UtcInstant,
) {
  return ledgerQuery<readonly Invitation[], InvitationAnswer>({
    queryKey: privateKey(id, 'invitations'),
    load: async () => {
      try {
        return await backend.received(email, now());
      } catch (error) {
        console.error('Could not load the invitations', error);
        throw error;
      }
    },
    apply: withAnswer,
    staleTime: 60_000,
    reloadAfterErrorMs: 15_000,
  });
}
