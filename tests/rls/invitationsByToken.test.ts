import { maskEmail } from '@tribunen/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invitations } from './invitationLinks.ts';
import { as, become, openPostgres } from './openPostgres.ts';
import { insertRow } from './insertRow.ts';
import { ids, type Person } from './people.ts';

const postgres = await openPostgres();
afterAll(() => postgres.close());

beforeAll(async () => {
  await insertRow(postgres, 'profiles', { user_id: ids.owner, name: 'Kari' });
  for (const invitation of invitations) await insertRow(postgres, 'invitations', invitation);
});

/** The lookup's result for a person who opens the link. */
function lookupBy(person: Person, token: string): Promise<readonly unknown[]> {
  return as(postgres, 'service', async (transaction) => {
    await become(transaction, person);
    return (await transaction.query('select * from get_invitation_by_token_secure($1)', [token])).rows;
  });
}

const hint = 's•••@e•••.no';
const sent = { sender_name: 'Kari', recipient_hint: hint };

test.each([
  ['to-a-stranger', 'stranger', [{ ...sent, standing: 'pending' }]],
  ['to-a-stranger', 'owner', [{ ...sent, standing: 'own' }]],
  ['to-a-stranger', 'friend', [{ ...sent, standing: 'somebody-elses' }]],
  ['to-a-stranger', 'anon', [{ ...sent, standing: null }]],
  ['accepted', 'stranger', [{ ...sent, standing: 'accepted' }]],
  ['declined', 'stranger', [{ ...sent, standing: 'declined' }]],
  ['declined', 'owner', [{ ...sent, standing: 'own' }]],
  ['expired', 'stranger', []],
  ['expired', 'owner', []],
  ['unknown', 'stranger', []],
] as const)('PEOPLE-17 the link «%s», opened by the %s, shows only the allowed data', async (token, person, shown) => {
  expect(await lookupBy(person, token)).toEqual(shown);
});

test('PEOPLE-17 only the invited user learns the answer to an invitation, and still learns it after the invitation has expired', async () => {
  // The stranger is the invited user.
  expect(await lookupBy('stranger', 'declined-long-ago')).toEqual([{ ...sent, standing: 'declined' }]);
  for (const outsider of ['owner', 'friend', 'anon'] as const) {
    expect(await lookupBy(outsider, 'declined-long-ago')).toEqual(await lookupBy(outsider, 'expired'));
    expect(await lookupBy(outsider, 'declined')).toEqual(await lookupBy(outsider, 'to-a-stranger'));
  }
});

test.each([
  'kari@eksempel.no',
  'kari.nordmann+tribunen@post.eksempel.co.uk',
  'k@e.no',
  '🔥@blåbær.no',
  '"a@b"@eksempel.no',
  'kari@localhost',
  '@eksempel.no',
  'kari@',
  '.@.',
  'kari',
  '',
])('ACCOUNT-11 Postgres masks the address %j as the app does', async (email) => {
  const { rows } = await postgres.query('select private.mask_email($1) as masked', [email]);
  expect(rows).toEqual([{ masked: maskEmail(email) }]);
});

test('PEOPLE-30 the database stores when a recipient declines an invitation, and no time for an invitation that was stored as declined', async () => {
  await as(postgres, 'stranger', async (transaction) => {
    await transaction.exec("update invitations set status = 'declined' where token = 'to-a-stranger'");
    const { rows } = await transaction.query(
      "select token, declined_at = now() as is_now from invitations where token in ('declined', 'to-a-stranger') order by token",
    );
    expect(rows).toEqual([
      { token: 'declined', is_now: null },
      { token: 'to-a-stranger', is_now: true },
    ]);
  });
});
