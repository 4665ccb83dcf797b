import { announcePresenceAnswer, presentBroadcast } from '@tribunen/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { become, openPostgres } from './openPostgres.ts';
import { ids, type Person, type SignedInPerson } from './people.ts';
import type { Postgres } from './Postgres.ts';

// Who is here, in a crowd: who is told of whom, and when.

let postgres: Postgres;

beforeAll(async () => {
  postgres = await openPostgres();
}, 60_000);
afterAll(() => postgres.close());
beforeEach(async () => {
  await postgres.exec(`delete from private.present_users; delete from friendships; delete from user_blocks;
    update private.presence_count set online = 0; update live_mode set mode = 'crowd'; delete from realtime.messages`);
  await befriend('owner', 'friend');
  await befriend('owner', 'admin');
  await told();
});

const befriend = (one: SignedInPerson, other: SignedInPerson): Promise<unknown> =>
  postgres.query('insert into friendships (user1_id, user2_id) values (least($1::uuid, $2), greatest($1::uuid, $2))', [
    ids[one],
    ids[other],
  ]);

const block = (blocker: SignedInPerson, blocked: SignedInPerson): Promise<unknown> =>
  postgres.query('insert into user_blocks (user_id, blocked_id) values ($1, $2)', [ids[blocker], ids[blocked]]);

const nameOf = (id: string): string => Object.entries(ids).find(([, known]) => known === id)?.[0] ?? id;

/** Announces a person, and answers which friends are here: `admin`, or `admin at 500001`. */
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

/** What has been told since it was last asked: `friend: owner comes`. */
async function told(): Promise<readonly string[]> {
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

/** Lets so much time have passed since everybody was seen and told of. */
const pass = (time: string): Promise<unknown> =>
  postgres.query(
    'update private.present_users set seen_at = seen_at - $1::interval, told_at = told_at - $1::interval',
    [time],
  );

const runJob = (): Promise<unknown> => postgres.exec('select private.keep_presence()');

describe('who comes', () => {
  test('learns which friends are here, and is told to those', async () => {
    expect(await announce('friend')).toEqual([]);
    expect(await announce('stranger')).toEqual([]);
    expect(await told()).toEqual([]);
    expect(await announce('owner', '500001')).toEqual(['friend']);
    expect(await told()).toEqual(['friend: owner at 500001 is here']);
    expect(await announce('admin')).toEqual(['owner at 500001']);
    expect(await told()).toEqual(['owner: admin is here']);
  });

  test('is told of again where another match is open, and not where nothing is new', async () => {
    await announce('friend');
    await announce('owner', '500001');
    await pass('1 minute');
    await told();
    await announce('owner', '500001');
    expect(await told()).toEqual([]);
    await announce('owner', '500002');
    expect(await told()).toEqual(['friend: owner at 500002 is here']);
    await pass('1 minute');
    await announce('owner');
    expect(await told()).toEqual(['friend: owner is here']);
  });

  test('and changes matches within five seconds is told of by the job, as they stand then', async () => {
    await announce('friend');
    await announce('owner', '500001');
    await told();
    for (const match of ['500002', '500003', '500004']) await announce('owner', match);
    expect(await told()).toEqual([]);
    await runJob();
    expect(await told()).toEqual(['friend: owner at 500004 is here']);
    await runJob();
    expect(await told()).toEqual([]);
  });

  test.each(['', 'x', '1234567890', '500001; drop', '<b>'])('has no match open that is none: %j', async (match) => {
    await expect(announce('owner', match)).rejects.toMatchObject({ code: '23514' });
  });

  test('is counted by the job', async () => {
    await announce('owner');
    await announce('stranger');
    await announce('friend', null, false);
    expect((await answerTo('owner')).online).toBe(0);
    await runJob();
    expect((await answerTo('owner')).online).toBe(2);
    expect((await postgres.query('select count_present()')).rows).toEqual([{ count_present: 2 }]);
  });
});

describe('who leaves', () => {
  test('is gone five minutes after the last word, and friends are told by the job', async () => {
    await announce('friend');
    await announce('owner', '500001');
    await told();
    await postgres.query(
      "update private.present_users set seen_at = seen_at - interval '5 minutes' where user_id = $1",
      [ids.owner],
    );
    expect(await announce('friend')).toEqual([]);
    await runJob();
    expect(await told()).toEqual(['friend: owner has gone']);
    const { rows } = await postgres.query('select user_id from private.present_users');
    expect(rows).toEqual([{ user_id: ids.friend }]);
    await announce('owner');
    expect(await told()).toEqual(['friend: owner is here']);
  });

  test('and turns invisible is gone at once, and still learns who is here', async () => {
    await announce('friend');
    await announce('owner', '500001');
    await told();
    expect(await announce('owner', '500001', false)).toEqual(['friend']);
    expect(await told()).toEqual(['friend: owner has gone']);
    expect(await announce('friend')).toEqual([]);
    expect(await announce('owner', '500002', false)).toEqual(['friend']);
    await runJob();
    expect(await told()).toEqual([]);
    const { rows } = await postgres.query('select match_id from private.present_users where not is_visible');
    expect(rows).toEqual([{ match_id: null }]);
  });

  test('goes with the account', async () => {
    await announce('owner');
    await postgres.transaction(async (transaction) => {
      await transaction.query('delete from auth.users where id = $1', [ids.owner]);
      expect((await transaction.query('select from private.present_users')).rows).toEqual([]);
      await transaction.rollback();
    });
  });
});

describe('nobody is told of', () => {
  test('across a block, whoever has blocked', async () => {
    await block('owner', 'friend');
    expect(await announce('friend')).toEqual([]);
    expect(await announce('owner')).toEqual([]);
    expect(await announce('friend')).toEqual([]);
    expect(await told()).toEqual([]);
  });

  test('and who is blocked by a friend is told that the friend has gone, and the other way round', async () => {
    await announce('friend', '500002');
    await announce('owner', '500001');
    await told();
    await block('owner', 'friend');
    expect(await told()).toEqual(['owner: friend has gone', 'friend: owner has gone']);
    await block('owner', 'stranger');
    expect(await told()).toEqual([]);
  });

  test('to who is no friend any more', async () => {
    await announce('friend');
    await announce('owner');
    await told();
    await postgres.exec('delete from friendships');
    await pass('1 minute');
    expect(await announce('owner', '500001')).toEqual([]);
    expect(await told()).toEqual([]);
  });

  test('by broadcast in a small project, where the answer is the same', async () => {
    await postgres.exec("update live_mode set mode = 'small'; update live_mode set crowded_until = null");
    await announce('friend');
    expect(await announce('owner')).toEqual(['friend']);
    expect(await told()).toEqual([]);
  });
});

test('who is signed out cannot announce anything', async () => {
  await expect(announce('anon')).rejects.toMatchObject({ code: '42501' });
});
