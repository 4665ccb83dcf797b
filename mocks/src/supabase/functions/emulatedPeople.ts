import type { Accounts, Invitations } from '@tribunen/edge';
import { instantAt } from '@tribunen/domain';
import { PostgresError, type Who } from '@tribunen/protocol';
import type { Database } from '../../database.ts';
import type { WritePace } from '../WritePace.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import { deleteAccount } from './deleteAccount.ts';
import { exportAccount } from './exportAccount.ts';
import { shutOutsInForce } from './shutOutsInForce.ts';

const dayMs = 86_400_000;
const mostInADay = 50;

/** The accounts in the emulator's tables. */
export function emulatedAccounts(database: Database, now: number, exportPace: WritePace): Accounts {
  const { users } = database.auth;
  return {
    emailOf: (id) => Promise.resolve(users.rows((user) => user.id === id)[0]?.email ?? null),
    nameOf: (id) => Promise.resolve(database.profiles.rows(({ user_id }) => user_id === id)[0]?.name ?? null),
    idOf: (email) => Promise.resolve(users.rows((user) => user.email === email)[0]?.id ?? null),
    exportRows(id, skipped) {
      try {
        if (skipped === 0) exportPace.spend(id, 1);
      } catch (error) {
        if (error instanceof PostgresError) return Promise.resolve({ waitSeconds: Number(error.details) });
        throw error;
      }
      return Promise.resolve(exportAccount(database, id, skipped, now));
    },
    delete: (id, confirmation) => deleteAccount(database, id, confirmation),
  };
}

/** The invitations and friendships in the emulator's tables, for one caller. */
export function emulatedInvitations(
  database: Database,
  { who, now, newId }: { readonly who: Who; readonly now: number; readonly newId: () => string },
): Invitations {
  return {
    areFriends(one, other) {
      const rows = database.friendships.rows(
        ({ user1_id, user2_id }) => [user1_id, user2_id].includes(one) && [user1_id, user2_id].includes(other),
      );
      return Promise.resolve(rows.length > 0);
    },
    hasBlocked: (user, sender) =>
      Promise.resolve(
        database.user_blocks.rows(({ user_id, blocked_id }) => user_id === user && blocked_id === sender).length > 0,
      ),
    wasDeclined: (sender, email, since) =>
      Promise.resolve(
        database.invitations.rows(
          (row) =>
            row.sender_id === sender &&
            row.recipient_email === email &&
            row.declined_at !== null &&
            Date.parse(row.declined_at) >= Date.parse(since),
        ).length > 0,
      ),
    async add(invitation) {
      const at = Date.parse(invitation.created_at);
      if (shutOutsInForce(database.desk, instantAt(at), invitation.sender_id).length > 0) return { status: 'shut-out' };
      const sent = database.invitations.rows(({ sender_id }) => sender_id === invitation.sender_id);
      const isWaiting = sent.some(
        (row) =>
          row.recipient_email === invitation.recipient_email &&
          row.status !== 'accepted' &&
          Date.parse(row.expires_at) > at,
      );
      if (isWaiting) return { status: 'already-invited' };
      const moments = sent.map(({ created_at }) => Date.parse(created_at)).toSorted((one, other) => other - one);
      const waitMs = (moments[mostInADay - 1] ?? -Infinity) + dayMs - at;
      if (waitMs >= 0) return { status: 'too-many', waitSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
      const token = newId();
      await database.invitations.insert([{ id: newId(), token, ...invitation }]);
      return { status: 'added', token };
    },
    accept: (token) =>
      acceptInvitation({ database, who: who.role === 'authenticated' ? who : null, now, newId }, token),
  };
}
