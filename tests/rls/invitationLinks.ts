import { as, become } from './openPostgres.ts';
import { emailOf, ids, type Person } from './people.ts';
import type { Postgres } from './Postgres.ts';

const created_at = '2026-11-21T12:00:00.000Z';
const future = '2099-01-01T00:00:00.000Z';
const past = '2001-01-01T00:00:00.000Z';

const invitation = { sender_id: ids.owner, status: 'pending', expires_at: future, created_at } as const;

/** The invitations whose links the tests open. Each token says what is special about its invitation. */
export const invitations = [
  { ...invitation, token: 'to-a-friend', recipient_email: emailOf('friend') },
  { ...invitation, token: 'to-a-stranger', recipient_email: emailOf('stranger') },
  { ...invitation, token: 'expired', recipient_email: emailOf('stranger'), expires_at: past },
  { ...invitation, token: 'declined', recipient_email: emailOf('stranger'), status: 'declined' },
  { ...invitation, token: 'accepted', recipient_email: emailOf('stranger'), status: 'accepted' },
  {
    ...invitation,
    token: 'declined-long-ago',
    recipient_email: emailOf('stranger'),
    status: 'declined',
    expires_at: past,
  },
  { ...invitation, token: 'to-oneself', recipient_email: emailOf('stranger'), sender_id: ids.stranger },
].map((row, n) => ({ ...row, id: `00000000-0000-4000-8000-00000000010${n}` }));

/**
 * The outcome of opening a link: the invitation that the lookup finds, the result of accepting it, and how many
 * friendships there are after that.
 */
interface LinkOutcome {
  readonly found: readonly unknown[];
  readonly accepted: readonly unknown[];
  readonly friendships: number;
}

export async function openLink(postgres: Postgres, person: Person, token: string): Promise<LinkOutcome> {
  return as(postgres, 'service', async (transaction) => {
    // A blocked user could not accept the invitation (PEOPLE-32).
    await transaction.exec('delete from user_blocks');
    for (const row of invitations) {
      await transaction.query(
        `insert into invitations (id, sender_id, recipient_email, status, token, expires_at, created_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [row.id, row.sender_id, row.recipient_email, row.status, row.token, row.expires_at, row.created_at],
      );
    }
    await become(transaction, person);
    const found = await transaction.query('select * from get_invitation_by_token_secure($1)', [token]);
    const accepted = await transaction.query('select * from accept_invitation_secure_v2($1)', [token]);
    await become(transaction, 'service');
    const friendships = await transaction.query('select id from friendships');
    return { found: found.rows, accepted: accepted.rows, friendships: friendships.rows.length };
  });
}
