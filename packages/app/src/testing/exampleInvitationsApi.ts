import type { InvitationsApi } from '../api/invitationsApi.ts';

/** A backend without invitations. A test overrides single calls. */
export function exampleInvitationsApi(given: Partial<InvitationsApi> = {}): InvitationsApi {
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
