import { announcePresenceAnswer, presentBroadcast, shareDelayAnswer } from '@tribunen/contract';
import { parse } from 'valibot';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { become, openPostgres } from './openPostgres.ts';
import { ids, type Person, type SignedInPerson } from './people.ts';

// Tests presence in mode crowd: which friends receive a user's presence, and when.

const postgres = await openPostgres();
afterAll(() => postgres.close());

beforeEach(async () => {
  await postgres.exec(`delete from private.present_users; delete from friendships; delete from user_blocks; delete from private.write_paces;
    update private.presence_count set online = 0; update live_mode set mode = 'crowd'; delete from realtime.messages`);
  await befriend('owner', 'friend');
  await befriend('owner', 'admin');
  await announced();
});

const befriend = (one: SignedInPerson, other: SignedInPerson): Promise<unknown> =>
  postgres.query('insert into friendships (user1_id, user2_id) values (least($1::uuid, $2), greatest($1::uuid, $2))', [
    ids[one],
    ids[other],
  ]);

const block = (blocker: SignedInPerson, blocked: SignedInPerson): Promise<unknown> =>
  postgres.query('insert into user_blocks (user_id, blocked_id) values ($1, $2)', [ids[blocker], ids[blocked]]);

const nameOf = (id: string): string => Object.entries(ids).find(([, known]) => known === id)?.[0] ?? id;

/** Announces a person. Returns the friends who are present, as `admin` or `admin at 500001`. */
async function announce(person: Person, match: string | null = null, visible = true): Promise<readonly string[]> {
  return (await answerTo(person, match, visible)).friends.map(({ user_id, match_id }) => at(nameOf(user_id), match_id));
}

const at = (name: string, match: string | null): string => (match === null ? name : `${name} at ${match}`);

async function answerTo(person: Person, match: string | null = null, visible = true) {
  const { rows } = await postgres.transaction(async (transaction) => {
    await become(transaction, person);
    return transaction.query<{ answer: unknown }>('select announce_presence($1, $2) as answer', [match, visible]);
  });
  await postgres.exec('reset role');
  return parse(announcePresenceAnswer, rows[0]?.answer);
}

/** The presence broadcasts since the last call. `friend: owner is here` was sent to the friend, about the owner. */
async function announced(): Promise<readonly string[]> {
  const { rows } = await postgres.query<{ topic: string; event: string; private: boolean; payload: unknown }>(
    `select topic, event, private, payload from realtime.messages where event = 'present' order by topic, payload ->> 'user_id'`,
  );
  await postgres.exec('delete from realtime.messages');
  return rows.map(({ topic, private: isPrivate, payload }) => {
    expect(isPrivate).toBe(true);
    const { user_id, match_id, here } = parse(presentBroadcast, payload);
    return `${nameOf(topic.replace('user:', ''))}: ${at(nameOf(user_id), match_id)} ${here ? 'is here' : 'has gone'}`;
  });
}

/** Moves the times of every user's last call and last broadcast back, as if this much time had passed. */
const pass = (time: string): Promise<unknown> =>
  postgres.query(
    'update private.present_users set seen_at = seen_at - $1::interval, sent_at = sent_at - $1::interval',
    [time],
  );

const runJob = (): Promise<unknown> => postgres.exec('select private.keep_presence()');

describe('a user who arrives', () => {
  test('a user who arrives learns which friends are here, and is announced to them', async () => {
    expect(await announce('friend')).toEqual([]);
    expect(await announce('stranger')).toEqual([]);
    expect(await announced()).toEqual([]);
    expect(await announce('owner', '500001')).toEqual(['friend']);
    expect(await announced()).toEqual(['friend: owner at 500001 is here']);
    expect(await announce('admin')).toEqual(['owner at 500001']);
    expect(await announced()).toEqual(['owner: admin is here']);
  });

  test('a user is announced again after opening another match, but not when nothing has changed', async () => {
    await announce('friend');
    await announce('owner', '500001');
    await pass('1 minute');
    await announced();
    await announce('owner', '500001');
    expect(await announced()).toEqual([]);
    await announce('owner', '500002');
    expect(await announced()).toEqual(['friend: owner at 500002 is here']);
    await pass('1 minute');
    await announce('owner');
    expect(await announced()).toEqual(['friend: owner is here']);
  });

  test('when a user opens several matches within five seconds, the job announces the last of them', async () => {
    await announce('friend');
    await announce('owner', '500001');
    await announced();
    for (const match of ['500002', '500003', '500004']) await announce('owner', match);
    expect(await announced()).toEqual([]);
    await runJob();
    expect(await announced()).toEqual(['friend: owner at 500004 is here']);
    await runJob();
    expect(await announced()).toEqual([]);
  });

  test.each(['', 'x', '12345678901', '500001; drop', '<b>'])(
    'a user cannot announce an invalid match: %j',
    async (match) => {
      await expect(announce('owner', match)).rejects.toMatchObject({ code: '23514' });
    },
  );

  test('a broadcast is stored at its own time, whatever time zone the request prefers, so that the job deletes it a minute later', async () => {
    await announce('friend');
    await postgres.exec("set timezone = 'Pacific/Kiritimati'");
    await announce('owner');
    await block('owner', 'friend');
    await postgres.exec('reset timezone');
    const { rows } = await postgres.query(
      `select inserted_at <= now() at time zone 'utc' as is_now from realtime.messages where event = 'present'`,
    );
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ is_now: true })));
  });

  test('the job counts the users who are present', async () => {
    await announce('owner');
    await announce('stranger');
    await announce('friend', null, false);
    expect((await answerTo('owner')).online).toBe(0);
    await runJob();
    expect((await answerTo('owner')).online).toBe(2);
    expect((await postgres.query('select count_present()')).rows).toEqual([{ count_present: 2 }]);
  });
});

test('in mode small each signed-in user with subscriptions in realtime is counted once', async () => {
  await postgres.exec(
    "update live_mode set mode = 'small'; update live_mode set crowded_until = null; delete from realtime.subscription",
  );
  const subscribe = (claims: object) =>
    postgres.query(
      `insert into realtime.subscription (subscription_id, entity, claims)
      values (gen_random_uuid(), 'live_matches_new', $1), (gen_random_uuid(), 'live_events_new', $1)`,
      [JSON.stringify(claims)],
    );
  await subscribe({ role: 'authenticated', sub: ids.owner });
  await subscribe({ role: 'authenticated', sub: ids.friend });
  await subscribe({ role: 'anon' });
  expect((await postgres.query('select count_present()')).rows).toEqual([{ count_present: 2 }]);
});

describe('a user who leaves', () => {
  test('five minutes after a user’s last announcement, the job notifies the user’s friends that the user has gone', async () => {
    await announce('friend');
    await announce('owner', '500001');
    await announced();
    await postgres.query(
      "update private.present_users set seen_at = seen_at - interval '5 minutes' where user_id = $1",
      [ids.owner],
    );
    expect(await announce('friend')).toEqual([]);
    await runJob();
    expect(await announced()).toEqual(['friend: owner has gone']);
    const { rows } = await postgres.query('select user_id from private.present_users');
    expect(rows).toEqual([{ user_id: ids.friend }]);
    await announce('owner');
    expect(await announced()).toEqual(['friend: owner is here']);
  });

  test('friends see at once that a user who turns invisible has gone, and that user still learns which friends are here', async () => {
    await announce('friend');
    await announce('owner', '500001');
    await announced();
    expect(await announce('owner', '500001', false)).toEqual(['friend']);
    expect(await announced()).toEqual(['friend: owner has gone']);
    expect(await announce('friend')).toEqual([]);
    expect(await announce('owner', '500002', false)).toEqual(['friend']);
    await runJob();
    expect(await announced()).toEqual([]);
    const { rows } = await postgres.query('select match_id from private.present_users where not is_visible');
    expect(rows).toEqual([{ match_id: null }]);
  });

  test('a user’s presence is removed with the account', async () => {
    await announce('owner');
    await postgres.transaction(async (transaction) => {
      await transaction.query('delete from auth.users where id = $1', [ids.owner]);
      expect((await transaction.query('select from private.present_users')).rows).toEqual([]);
      await transaction.rollback();
    });
  });
});

describe('presence is not announced', () => {
  test('neither user’s presence is announced to the other after one has blocked the other', async () => {
    await block('owner', 'friend');
    expect(await announce('friend')).toEqual([]);
    expect(await announce('owner')).toEqual([]);
    expect(await announce('friend')).toEqual([]);
    expect(await announced()).toEqual([]);
  });

  test('when a user blocks a friend, each of the two learns only that the other has gone', async () => {
    await announce('friend', '500002');
    await announce('owner', '500001');
    await announced();
    await block('owner', 'friend');
    expect(await announced()).toEqual(['owner: friend has gone', 'friend: owner has gone']);
    await block('owner', 'stranger');
    expect(await announced()).toEqual([]);
  });

  test('presence is not announced to a former friend', async () => {
    await announce('friend');
    await announce('owner');
    await announced();
    await postgres.exec('delete from friendships');
    await pass('1 minute');
    expect(await announce('owner', '500001')).toEqual([]);
    expect(await announced()).toEqual([]);
  });

  test('presence is not broadcast in mode small, where the call still returns the friends who are here', async () => {
    await postgres.exec("update live_mode set mode = 'small'; update live_mode set crowded_until = null");
    await announce('friend');
    expect(await announce('owner')).toEqual(['friend']);
    expect(await announced()).toEqual([]);
  });
});

test('a signed-out visitor cannot announce anything', async () => {
  await expect(announce('anon')).rejects.toMatchObject({ code: '42501' });
});

describe('users who share their delay', () => {
  const share = async (person: Person, match: string | null, seconds: number | null) => {
    const { rows } = await postgres.transaction(async (transaction) => {
      await become(transaction, person);
      return transaction.query<{ answer: unknown }>('select share_delay($1, $2) as answer', [match, seconds]);
    });
    await postgres.exec('reset role');
    return parse(shareDelayAnswer, rows[0]?.answer).friends.map(
      (friend) => `${nameOf(friend.user_id)} ${friend.seconds}`,
    );
  };
  beforeEach(() => postgres.exec('delete from private.shared_delays'));

  test('KNOWN-8 a user who shares a delay learns only the delays that friends share in the same match', async () => {
    expect(await share('friend', '500001', 45)).toEqual([]);
    await share('stranger', '500001', 90);
    expect(await share('owner', '500001', 20)).toEqual(['friend 45']);
    expect(await share('owner', '500002', 20)).toEqual([]);
    expect(await share('friend', '500002', 45)).toEqual(['owner 20']);
  });

  test('KNOWN-8 a friend’s delay is hidden after the friend withdraws it, five minutes after it was announced, and after a block', async () => {
    await share('friend', '500001', 45);
    await share('friend', '500001', null);
    expect(await share('owner', '500001', 20)).toEqual([]);
    await share('friend', '500001', 45);
    await postgres.exec(`update private.shared_delays set seen_at = seen_at - interval '6 minutes'`);
    expect(await share('owner', '500001', 20)).toEqual([]);
    await runJob();
    expect((await postgres.query('select 1 from private.shared_delays')).rows).toHaveLength(1);
    await share('friend', '500001', 45);
    await block('friend', 'owner');
    expect(await share('owner', '500001', 20)).toEqual([]);
  });

  test('a user can announce presence and a delay in a match whose id the project chose itself', async () => {
    const { rows } = await postgres.query<{ id: string }>(`select nextval('private.own_ids')::text as id`);
    const id = rows[0]?.id ?? '';
    await announce('friend', id);
    expect(await announce('owner')).toEqual([`friend at ${id}`]);
    await expect(share('owner', id, 40)).resolves.toEqual([]);
  });

  test.each([
    ['500001', 181, 'seconds_check'],
    ['500001', -1, 'seconds_check'],
    ['x', 20, 'match_id_check'],
    [null, 20, 'not-null constraint'],
  ])('in match %j a user cannot share a delay of %i seconds', async (match, seconds, refusal) => {
    await expect(share('owner', match, seconds)).rejects.toThrow(refusal);
  });
});
