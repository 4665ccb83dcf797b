import type { InvitationsBackend } from '../backend/invitationsBackend.ts';

/** A backend without invitations, but for what a test gives. */
export function exampleInvitationsBackend(given: Partial<InvitationsBackend> = {}): InvitationsBackend {
  return {
    received: () => Promise.resolve([]),
    accept: () => Promise.resolve(null),
    decline: () => Promise.resolve(false),
    send: () => Promise.resolve(),
    sendTo: () => Promise.resolve(),
    lookUp: () => Promise.resolve(null),
    acceptByToken: () => Promise.resolve({ success: false, message: null, friendName: null }),
    subscribeToInvitations: () => () => {},
    ...given,
  };
}
