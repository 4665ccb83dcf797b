import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openPostgres } from './openPostgres.ts';
import { ids } from './people.ts';

const postgres = await openPostgres();
afterAll(() => postgres.close());

const addInvitation = "select add_invitation($1, $2, false, 'pending', now(), now() + interval '7 days')";

/** Invites each address over a connection of its own, all at once. Returns the codes of the refusals. */
async function inviteAtOnce(addresses: readonly string[]): Promise<readonly unknown[]> {
  const invite = async (address: string): Promise<void> => {
    const client = new Client(postgres.url);
    await client.connect();
    try {
      await client.query(addInvitation, [ids.owner, address]);
    } finally {
      await client.end();
    }
  };
  const outcomes = await Promise.allSettled(addresses.map(invite));
  return outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
}

test('when a user sends ten invitations to one address at the same moment, only one is stored', async () => {
  const refused = await inviteAtOnce(Array.from({ length: 10 }, () => 'ny@eksempel.no'));
  expect(refused).toEqual(Array.from({ length: 9 }, () => expect.objectContaining({ code: 'PT409' })));
});

test('PEOPLE-30 a sender who repeats a declined invitation gets the same refusal as for a pending one, so the decline stays secret', async () => {
  await postgres.query(addInvitation, [ids.owner, 'nei@eksempel.no']);
  await postgres.query("update invitations set status = 'declined' where recipient_email = 'nei@eksempel.no'");
  expect(await inviteAtOnce(['nei@eksempel.no'])).toEqual([expect.objectContaining({ code: 'PT409' })]);
});

test('a user who sends several invitations at once cannot exceed the limit of fifty a day', async () => {
  const { rows } = await postgres.query<{ sent: number }>('select count(*)::int as sent from invitations');
  const left = 50 - (rows[0]?.sent ?? 0);
  const before = Array.from({ length: left - 2 }, (_, n) => `venn${n}@eksempel.no`);
  for (const address of before) {
    await postgres.query(addInvitation, [ids.owner, address]);
  }
  const refused = await inviteAtOnce(Array.from({ length: 8 }, (_, n) => `samtidig${n}@eksempel.no`));
  expect(refused).toEqual(Array.from({ length: 6 }, () => expect.objectContaining({ code: 'PT429' })));
  await postgres.query("update invitations set created_at = now() - interval '23 hours'");
  expect(await inviteAtOnce(['imorgen@eksempel.no'])).toEqual([
    expect.objectContaining({ code: 'PT429', detail: '3600' }),
  ]);
  await postgres.query("update invitations set created_at = now() - interval '25 hours'");
  expect(await inviteAtOnce(['imorgen@eksempel.no'])).toEqual([]);
});

test('DESK-3 a shut-out stops a user from sending invitations until it ends', async () => {
  const invite = () => postgres.query(addInvitation, [ids.stranger, 'ny@eksempel.no']);
  await postgres.query(
    "insert into private.shut_outs (user_id, reason, until) values ($1, 'Hets', now() + interval '1 hour')",
    [ids.stranger],
  );
  await expect(invite()).rejects.toMatchObject({ code: 'PT423' });
  await postgres.exec("update private.shut_outs set until = now() - interval '1 second'");
  await expect(invite()).resolves.toBeDefined();
});
