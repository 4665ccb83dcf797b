import type { InvitationRow, ProfileRow, UserFollowRow } from '@tribunen/contract';
import { type GoogleAccount, signedUpUser, type UserRow } from '@tribunen/protocol';

/** The demo spectator's e-mail address and password; the demo's sign-in screen shows them. */
export const demoCredentials = { email: 'marte@eksempel.no', password: 'Kveldskamp#74' } as const;

/** The user that the demo opens signed in as. */
export const demoSpectator = {
  id: '5e1f3c52-0d4b-4f0c-9d0e-7a6b1c2d3e01',
  name: 'Marte Solheim',
  ...demoCredentials,
} as const;
const created_at = '2026-08-01T10:00:00.000Z';

/** Invented people, whose addresses nobody can have because eksempel.no is reserved for examples. */
export const demoUsers: readonly UserRow[] = [
  demoSpectator,
  {
    id: '5e1f3c52-0d4b-4f0c-9d0e-7a6b1c2d3e02',
    email: 'jonas@eksempel.no',
    password: 'Svingen#7420',
    name: 'Jonas Berglund',
  },
  {
    id: '5e1f3c52-0d4b-4f0c-9d0e-7a6b1c2d3e03',
    email: 'ingrid@eksempel.no',
    password: 'Felt-K#74208',
    name: 'Ingrid Aasheim',
  },
].map(({ name, ...user }) => signedUpUser({ ...user, created_at }, { name }));

/**
 * The administrator. No screen of the demo offers this user; `&user=vaktmester` in the address opens the demo as them.
 */
export const demoAdministrator: UserRow = signedUpUser(
  {
    id: '5e1f3c52-0d4b-4f0c-9d0e-7a6b1c2d3e04',
    email: 'vaktmester@eksempel.no',
    password: 'Lysmaster#7420',
    role: 'admin',
    created_at,
  },
  { name: 'Torunn Vestby' },
);

export const demoAdministratorProfile: ProfileRow = {
  user_id: demoAdministrator.id,
  name: 'Torunn Vestby',
  bio: null,
  myTeam: null,
  fantasy_team_id: null,
  eliteserien_team_id: null,
};

/** The users that a tab of the demo can open as, by their name in the address (`&user=jonas`). */
export const demoUserNames = ['marte', 'jonas', 'ingrid', 'vaktmester'] as const;
export type DemoUserName = (typeof demoUserNames)[number];

/** The user id that belongs to a name in the address. */
export function demoUserId(name: DemoUserName): string {
  const user = [...demoUsers, demoAdministrator].find(({ email }) => email === `${name}@eksempel.no`);
  if (user === undefined) throw new Error(`There is no ${name} in the demo`);
  return user.id;
}

/** The Google accounts of the demo: the demo spectator's, and the account of somebody who has never signed in. */
export const demoGoogleAccounts: readonly GoogleAccount[] = [
  { name: demoSpectator.name, email: demoSpectator.email },
  { name: 'Signe Nyland', email: 'signe@eksempel.no' },
];

const followed: readonly (readonly [UserFollowRow['entity_type'], entityId: string, displayName: string])[] = [
  ['team', '900002', 'Brann'],
  ['team', '800036', 'Norge'],
  ['team', '57', 'Arsenal'],
  ['competition', '2106', 'Eliteserien'],
  ['competition', '2000', 'VM 2026'],
];

/** The demo spectator's follows. Each `entity_id` is an id from the seed data. */
export const demoFollows: readonly UserFollowRow[] = followed.map(
  ([entity_type, entity_id, display_name], priority) => ({
    id: `7c0d9a10-3b1f-4f7e-8a55-00000000000${priority}`,
    user_id: demoSpectator.id,
    entity_type,
    entity_id,
    display_name,
    crest_url: null,
    priority,
    notifications: entity_type === 'team',
    created_at,
  }),
);

/**
 * Two invitations that the demo spectator has not answered.
 *
 * @param now milliseconds since 1970: the invitations were sent two days earlier, and expire in five days
 */
export function demoInvitations(now: number): readonly InvitationRow[] {
  return demoUsers.slice(1).map((sender, index) => invitationOf(sender.id, demoCredentials.email, index, now));
}

/** An address without an account, which the demo spectator has invited. */
const newcomer = 'nils@eksempel.no';

export function demoSentInvitation(now: number): InvitationRow {
  return invitationOf(demoSpectator.id, newcomer, 9, now);
}

function invitationOf(sender: string, recipient: string, digit: number, now: number): InvitationRow {
  const day = 86_400_000;
  return {
    id: `9b8a7c60-2f1e-4d3c-8b4a-00000000000${digit}`,
    sender_id: sender,
    recipient_email: recipient,
    by_id: false,
    status: 'pending',
    token: `3d2c1b0a-1f2e-4d3c-9b8a-00000000000${digit}`,
    expires_at: new Date(now + 5 * day).toISOString(),
    created_at: new Date(now - 2 * day).toISOString(),
    declined_at: null,
  };
}
