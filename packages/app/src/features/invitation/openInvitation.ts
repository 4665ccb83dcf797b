import { invitationLinkStep, type InvitationLinkStep } from '@tribunen/domain';
import type { InvitationsBackend } from '../../backend/invitationsBackend.ts';

type LinkBackend = Pick<InvitationsBackend, 'lookUp' | 'acceptByToken'>;

/**
 * Looks the invitation in a link up, and accepts it if it may be accepted (PEOPLE-9, PEOPLE-18). A refusal is looked into: the reader may have
 * accepted the same invitation in another tab.
 *
 * @returns what came of it
 * @throws BackendFailure, ContractError
 */
export async function openInvitation(backend: LinkBackend, token: string): Promise<InvitationLinkStep> {
  const link = { token, signedIn: true, acceptance: null };
  const lookUp = async (): Promise<InvitationLinkStep> =>
    invitationLinkStep({ ...link, lookUp: { found: await backend.lookUp(token) } });
  const found = await lookUp();
  if (found.kind !== 'accept') return found;
  const acceptance = await backend.acceptByToken(token);
  const outcome = invitationLinkStep({ ...link, lookUp: null, acceptance });
  if (outcome.kind !== 'refused') return outcome;
  const afterwards = await lookUp();
  return afterwards.kind === 'answered' ? afterwards : outcome;
}
