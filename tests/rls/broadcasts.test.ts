import { chatBroadcast, liveBroadcast, matchBroadcast, rowBroadcast } from '@tribunen/contract';
import { classifyEvent } from '@tribunen/domain';
import { parse } from 'valibot';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres } from './openPostgres.ts';
import { insertRow } from './insertRow.ts';
import { emailOf, ids, type SignedInPerson } from './people.ts';
import { firstRow } from './rows.ts';

// Tests the database's broadcasts in mode crowd: their topics, their recipients, and how often they are sent.

const postgres = await openPostgres();
afterAll(() => postgres.close());

beforeEach(async () => {
  await postgres.exec(`delete from team_messages; delete from live_events_new; delete from live_matches_new; delete from match_state;
    delete from provider_matches; delete from messages; delete from message_reads; delete from user_blocks; delete from user_follows;
    delete from invitations; delete from friendships; delete from private.waiting_broadcasts; delete from private.broadcast_paces;
    update live_mode set mode = 'small'; update live_mode set mode = 'crowd';`);
  await insertRow(postgres, 'live_matches_new', firstRow('live_matches_new'));
  await insertRow(postgres, 'match_state', firstRow('match_state'));
  await secondLater();
  await forget();
});

const forget = (): Promise<unknown> => postgres.exec('delete from realtime.messages');

/** Makes the next broadcast of each topic due a second earlier, as if a second had passed. */
async function secondLater(): Promise<void> {
  await postgres.exec("update private.broadcast_paces set due_at = due_at - interval '1 second'");
}

const runJob = (): Promise<unknown> => postgres.exec('select private.send_due_broadcasts()');

interface Said {
  readonly topic: string;
  readonly event: string;
  readonly private: boolean;
  readonly payload: unknown;
}

/** Returns the broadcasts that were stored since the last call, sorted by topic, and deletes them. */
async function said(topic?: string): Promise<readonly Said[]> {
  const { rows: found } = await postgres.query<Said>(
    `select topic, event, private, payload from realtime.messages where extension = 'broadcast' and topic = coalesce($1, topic)
     order by topic, payload ->> 'at', payload ->> 'id'`,
    [topic ?? null],
  );
  await forget();
  return found;
}

const payloads = async (topic: string): Promise<readonly unknown[]> =>
  (await said(topic)).map(({ payload }) => payload);

const matchId = '500001';
const goal = {
  id: 'g1',
  match_id: matchId,
  event_type: 'GOAL',
  minute: 23,
  team_name: 'Brann',
  home_team: 'Brann',
  away_team: 'Bodø/Glimt',
  score_home: 2,
  score_away: 0,
  occurred_at: '2026-11-21T12:30:00.000Z',
};
const happen = (changes: object = {}): Promise<unknown> =>
  insertRow(postgres, 'live_events_new', { ...goal, ...changes });

describe('broadcasts of matches', () => {
  test('a goal and its new score, written in one transaction, are broadcast in one message to `live` and one to `match:ID`', async () => {
    await postgres.exec(`begin;
      update live_matches_new set score_home = 2, updated_at = now() where id = '${matchId}';
      update match_state set score_home = 2, updated_at = now() where id = '${matchId}';
      insert into live_events_new (id, match_id, event_type, occurred_at, score_home, score_away)
        values ('g1', '${matchId}', 'GOAL', now(), 2, 0);
      commit;`);
    const [live, match, ...more] = await said();
    expect(more).toEqual([]);
    expect([live, match]).toMatchObject([
      { topic: 'live', event: 'live', private: true },
      { topic: `match:${matchId}`, event: 'match', private: true },
    ]);
    expect(parse(liveBroadcast, live?.payload)).toMatchObject({ matches: [{ score_home: 2 }], events: [{ id: 'g1' }] });
    expect(parse(matchBroadcast, match?.payload)).toMatchObject({ match: { score_home: 2 }, events: [{ id: 'g1' }] });
  });

  test('a change of a match’s minute alone is not broadcast', async () => {
    await postgres.exec('update live_matches_new set minute = 24, injury_time = 1, updated_at = now()');
    await postgres.exec('update match_state set minute = 24, injury_time = 1, updated_at = now()');
    expect(await said()).toEqual([]);
  });

  test('a topic gets at most one broadcast a second, with the last state of each row that has changed since the previous broadcast', async () => {
    await happen();
    expect(await said('live')).toHaveLength(1);
    for (const score of [3, 4, 5]) await postgres.query('update live_matches_new set score_home = $1', [score]);
    await happen({ id: 'g2' });
    await runJob();
    expect(await said('live')).toEqual([]);
    await secondLater();
    await runJob();
    expect(await payloads('live')).toMatchObject([{ matches: [{ score_home: 5 }], events: [{ id: 'g2' }] }]);
    await runJob();
    expect(await said('live')).toEqual([]);
  });

  test('a change that the limit of one broadcast a second holds back is sent by the first commit after that second', async () => {
    await happen();
    await happen({ id: 'g2' });
    await secondLater();
    await forget();
    await happen({ id: 'g3' });
    expect(await payloads('live')).toMatchObject([{ matches: [], events: [{ id: 'g2' }, { id: 'g3' }] }]);
  });

  test('each match has its own limit of one broadcast a second', async () => {
    await happen();
    await happen({ id: 'g2', match_id: '500002' });
    expect((await said()).map(({ topic }) => topic)).toEqual(['live', 'match:500001', 'match:500002']);
  });

  test('the topic `live` gets the red cards and cancelled goals of a match, but no yellow card and no postponement; `match:ID` gets everything', async () => {
    await happen({ id: 'y', event_type: 'YELLOW_CARD' });
    expect((await said()).map(({ topic }) => topic)).toEqual([`match:${matchId}`]);
    await secondLater();
    await happen({ id: 'r', event_type: 'RED_CARD' });
    expect(await said()).toHaveLength(2);
    await secondLater();
    await happen({ id: 'c', event_type: 'VAR', payload: { decision: 'GOAL_CANCELLED', goal: 'g1' } });
    expect(await said()).toHaveLength(2);
    await secondLater();
    await postgres.exec(
      "update live_matches_new set status = 'POSTPONED'; update match_state set status = 'POSTPONED'",
    );
    expect(await said()).toMatchObject([{ topic: `match:${matchId}`, payload: { match: { status: 'POSTPONED' } } }]);
  });

  const types = [
    'YELLOW_RED_CARD',
    'own_goal',
    'TAP_IN',
    'expulsion',
    'SCORE_CHANGE',
    'SUBSTITUTION',
    'PENALTY_MISSED',
  ];

  test.each(types)(
    'NOTIFY-1 the topic `live` gets an event of type %s exactly if pages announce that type',
    async (event_type) => {
      await happen({ event_type });
      const isForAll = (await said()).some(({ topic }) => topic === 'live');
      expect(isForAll).toBe(classifyEvent(event_type) !== 'other');
    },
  );

  test('a new match is broadcast', async () => {
    await insertRow(postgres, 'live_matches_new', { ...firstRow('live_matches_new'), id: '500002' });
    expect(await payloads('live')).toMatchObject([{ matches: [{ id: '500002' }] }]);
  });

  test('a broadcast has at most two hundred rows: the others follow a second later', async () => {
    await postgres.exec(`insert into live_events_new (id, match_id, event_type, occurred_at)
      select 'old' || n, 'm' || n, 'GOAL', now() from generate_series(1, 350) as n`);
    const [first] = await payloads('live');
    await secondLater();
    await runJob();
    const [second] = await payloads('live');
    expect([first, second].map((payload) => parse(liveBroadcast, payload).events.length)).toEqual([200, 150]);
  });

  test('write_matches, with which the feed writes rows, also broadcasts them', async () => {
    const { rows: stored } = await postgres.query<{ live: object; state: object }>(
      'select to_jsonb(live) as live, to_jsonb(state) as state from live_matches_new as live, match_state as state',
    );
    const [{ live, state } = { live: {}, state: {} }] = stored;
    const feed = {
      version: 0,
      coverage: 'events',
      observedAt: '2026-11-21T12:31:00Z',
      live: { ...live, score_home: 2 },
      state: { ...state, score_home: 2 },
      added: [{ ...goal, created_at: '2026-11-21T12:31:00Z' }],
      amended: [],
    };
    const match = { id: matchId, competitionCode: 'ES', utcKickoff: '2026-11-21T12:00:00Z', summary: {}, feed };
    await postgres.query('select write_matches($1::jsonb)', [JSON.stringify([match])]);
    expect(await said()).toMatchObject([
      { topic: 'live', payload: { matches: [{ score_home: 2 }], events: [{ id: 'g1' }] } },
      { topic: `match:${matchId}`, payload: { match: { score_home: 2 }, events: [{ id: 'g1' }] } },
    ]);
  });
});

describe('broadcasts by mode', () => {
  const scheduled = async (): Promise<boolean> => {
    const { rows: found } = await postgres.query<{ has: boolean }>("select to_regclass('cron.job') is not null as has");
    if (found[0]?.has !== true) return false;
    return (await postgres.query("select from cron.job where jobname = 'send-broadcasts'")).rows.length === 1;
  };

  test('in mode small the database broadcasts nothing, and queues nothing', async () => {
    await postgres.exec("update live_mode set mode = 'small', crowded_until = null");
    await postgres.exec('update live_mode set crowded_until = null');
    await happen();
    await insertRow(postgres, 'user_follows', firstRow('user_follows'));
    const { rows: waiting } = await postgres.query('select from private.waiting_broadcasts');
    expect([await said(), waiting]).toEqual([[], []]);
  });

  test('broadcasts continue for two minutes after mode crowd has ended, so that every page has time to change its mode', async () => {
    await postgres.exec("update live_mode set mode = 'small'");
    await happen();
    expect(await said()).toHaveLength(2);
    await postgres.exec("update live_mode set crowded_until = crowded_until - interval '2 minutes'");
    await happen({ id: 'g2' });
    expect(await said()).toEqual([]);
  });

  test('on a database with pg_cron, the job that sends broadcasts each second is scheduled only in mode crowd', async () => {
    const hasJobs = await scheduled();
    await postgres.exec("update live_mode set mode = 'small'");
    await runJob();
    expect(await scheduled()).toBe(hasJobs);
    await postgres.exec('update live_mode set crowded_until = null');
    await runJob();
    expect(await scheduled()).toBe(false);
    await postgres.exec("update live_mode set mode = 'crowd'");
    expect(await scheduled()).toBe(hasJobs);
  });
});

describe('broadcasts of chats', () => {
  const write = (changes: object = {}): Promise<unknown> =>
    insertRow(postgres, 'team_messages', {
      team_id: 59,
      team_name: 'Brann',
      sender_id: ids.owner,
      content: 'Heia!',
      ...changes,
    });
  const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const changesOf = (payload: unknown) => parse(chatBroadcast, payload);
  const listMatch = (match: number, kickoff: string) =>
    postgres.query(
      'insert into provider_matches (id, competition_code, utc_kickoff, summary) values ($1, $2, now() + $3::interval, $4)',
      [match, 'ES', kickoff, JSON.stringify({ homeTeam: { name: 'Brann' }, awayTeam: { name: 'Viking' } })],
    );

  test('a message in a team’s chat is broadcast on the team’s topic', async () => {
    await write({ id: id(1) });
    expect(await said()).toMatchObject([{ topic: 'team:59', event: 'chat', private: true }]);
  });

  test('a message in a match’s chat is broadcast on the topic of the match with the chat’s name, or of the match nearest in time if several have that name', async () => {
    await listMatch(1, '-200 days');
    await listMatch(2, '-1 hour');
    await listMatch(3, '90 days');
    await write({ team_id: 0, team_name: 'Brann vs Viking' });
    expect(await said()).toMatchObject([{ topic: 'match:2', event: 'chat' }]);
  });

  test('a message in a chat without a match is not broadcast', async () => {
    await write({ team_id: 0, team_name: 'Rosenborg vs Molde' });
    expect(await said()).toEqual([]);
  });

  test('the broadcasts of a match’s chat and of its state have separate rate limits', async () => {
    await listMatch(500_001, '0');
    await happen();
    await write({ team_id: 0, team_name: 'Brann vs Viking' });
    expect((await said(`match:${matchId}`)).map(({ event }) => event).toSorted()).toEqual(['chat', 'match']);
  });

  test('CHAT-44 a broadcast of new messages contains the names of the authors and tagged users who have a name', async () => {
    await postgres.exec('delete from profiles');
    await insertRow(postgres, 'profiles', { user_id: ids.owner, name: 'Kari' });
    await insertRow(postgres, 'profiles', { user_id: ids.stranger, name: null });
    await write({ id: id(1), tagged_user_id: ids.stranger });
    await write({ id: id(2), sender_id: ids.stranger, tagged_user_id: ids.owner });
    await secondLater();
    await runJob();
    const sent = (await payloads('team:59')).map(changesOf);
    expect(sent.map(({ people }) => people)).toEqual(
      Array.from({ length: 2 }, () => [{ user_id: ids.owner, name: 'Kari' }]),
    );
  });

  test('when thirty messages wait, a broadcast has the newest twenty, oldest first, and the number of messages left out', async () => {
    await write({ id: id(0) });
    await forget();
    for (let number = 1; number <= 30; number += 1) await write({ id: id(number), content: `Nummer ${number}` });
    expect(await said()).toEqual([]);
    await secondLater();
    await runJob();
    const [payload, ...more] = await payloads('team:59');
    expect(more).toEqual([]);
    const { changes, left_out } = changesOf(payload);
    expect(left_out).toBe(10);
    expect(changes.map((change) => change.record?.id)).toEqual(Array.from({ length: 20 }, (_, n) => id(n + 11)));
    await secondLater();
    await runJob();
    expect(await said()).toEqual([]);
  });

  test('a message deleted in the second in which it was written is broadcast without its text', async () => {
    await write({ id: id(0) });
    await forget();
    await write({ id: id(1) });
    await postgres.query('update team_messages set deleted_at = now() where id = $1', [id(1)]);
    await secondLater();
    await runJob();
    const [payload] = await payloads('team:59');
    expect(changesOf(payload).changes).toMatchObject([{ type: 'INSERT', record: { id: id(1), content: '' } }]);
  });

  test('every deletion is broadcast: a deletion that does not fit into one broadcast follows in a later one', async () => {
    for (let number = 1; number <= 25; number += 1) await write({ id: id(number) });
    await secondLater();
    await runJob();
    await forget();
    await postgres.exec('update team_messages set deleted_at = now()');
    for (let number = 26; number <= 40; number += 1) await write({ id: id(number) });
    const sent: ReturnType<typeof changesOf>[] = [];
    for (let second = 0; second < 4; second += 1) {
      await secondLater();
      await runJob();
      sent.push(...(await payloads('team:59')).map(changesOf));
    }
    expect(sent.map(({ changes }) => changes.length)).toEqual([20, 10, 5]);
    expect(sent.map(({ left_out }) => left_out)).toEqual([5, 0, 0]);
    const deleted = sent.flatMap(({ changes }) => changes.filter(({ type }) => type === 'UPDATE'));
    expect(new Set(deleted.map((change) => change.record?.id)).size).toBe(25);
  });

  test('when the row of a message is removed, its id is broadcast', async () => {
    await write({ id: id(1) });
    await secondLater();
    await forget();
    await postgres.exec('delete from team_messages');
    const [payload] = await payloads('team:59');
    expect(changesOf(payload)).toEqual({
      changes: [{ type: 'DELETE', record: null, old_record: { id: id(1) } }],
      left_out: 0,
      people: [],
    });
  });

  test('a message written and removed between two broadcasts is not broadcast', async () => {
    await write({ id: id(0) });
    await forget();
    await write({ id: id(1) });
    await postgres.query('delete from team_messages where id = $1', [id(1)]);
    await secondLater();
    await runJob();
    const { rows: waiting } = await postgres.query('select from private.waiting_broadcasts');
    expect([await said(), waiting]).toEqual([[], []]);
  });
});

describe('broadcasts of a user’s own rows', () => {
  const topicOf = (person: SignedInPerson): string => `user:${ids[person]}`;
  const sentTo = async (): Promise<readonly string[]> =>
    (await said()).map(({ topic, event, private: isPrivate, payload }) => {
      const { table, operation, record, old_record } = parse(rowBroadcast, payload);
      const person = (['owner', 'friend', 'stranger', 'admin'] as const).find((each) => topicOf(each) === topic);
      expect([event, isPrivate]).toEqual(['row', true]);
      if (operation === 'DELETE') expect([record, Object.keys(old_record ?? {})]).toEqual([null, ['id']]);
      return `${person ?? topic}: ${operation} ${table}`;
    });
  const friendship = firstRow('friendships');
  const message = firstRow('messages');

  test('a follow is broadcast to its owner alone', async () => {
    await insertRow(postgres, 'user_follows', firstRow('user_follows'));
    await postgres.exec('update user_follows set priority = 7');
    await postgres.exec('delete from user_follows');
    expect((await sentTo()).toSorted()).toEqual([
      'owner: DELETE user_follows',
      'owner: INSERT user_follows',
      'owner: UPDATE user_follows',
    ]);
  });

  test('a read position is broadcast to the reader, and not to the friend', async () => {
    await insertRow(postgres, 'message_reads', firstRow('message_reads'));
    expect(await sentTo()).toEqual(['owner: INSERT message_reads']);
  });

  test('a friendship and its end are broadcast to both friends', async () => {
    await insertRow(postgres, 'friendships', friendship);
    expect(await sentTo()).toEqual(['owner: INSERT friendships', 'friend: INSERT friendships']);
    await postgres.exec('delete from friendships');
    expect(await sentTo()).toEqual(['owner: DELETE friendships', 'friend: DELETE friendships']);
  });

  test('a message is broadcast to its sender and its recipient, but not to a recipient who has blocked the sender', async () => {
    await insertRow(postgres, 'messages', message);
    expect(await sentTo()).toEqual(['owner: INSERT messages', 'friend: INSERT messages']);
    await postgres.query('insert into user_blocks (user_id, blocked_id) values ($1, $2)', [ids.friend, ids.owner]);
    await forget();
    await postgres.exec('update messages set deleted_at = now()');
    expect(await sentTo()).toEqual(['owner: UPDATE messages']);
    await postgres.exec('delete from messages');
    expect(await sentTo()).toEqual(['owner: DELETE messages']);
  });

  test('an invitation is broadcast to the user to whose address it was sent, and not to its sender', async () => {
    const invitation = { ...firstRow('invitations'), sender_id: ids.owner, recipient_email: emailOf('stranger') };
    await insertRow(postgres, 'invitations', invitation);
    expect(await sentTo()).toEqual(['stranger: INSERT invitations']);
    await postgres.exec("update invitations set status = 'declined'");
    expect(await sentTo()).toEqual(['stranger: UPDATE invitations']);
  });

  test('each change of a user’s own rows is broadcast immediately, with no rate limit', async () => {
    await insertRow(postgres, 'user_follows', firstRow('user_follows'));
    await postgres.exec('update user_follows set priority = 7; update user_follows set priority = 8');
    expect(await sentTo()).toHaveLength(3);
  });
});

describe('a stored broadcast', () => {
  const kept = async (): Promise<number> => (await postgres.query('select from realtime.messages')).rows.length;

  test('a stored broadcast is deleted after a minute, so that no text of a deleted message remains', async () => {
    await insertRow(postgres, 'messages', firstRow('messages'));
    await postgres.exec(
      "update messages set deleted_at = now(); update realtime.messages set inserted_at = inserted_at - interval '50 seconds'",
    );
    await happen();
    await runJob();
    expect(await kept()).toBe(6);
    await postgres.exec("update realtime.messages set inserted_at = inserted_at - interval '10 seconds'");
    await runJob();
    expect((await said()).map(({ topic }) => topic)).toEqual(['live', 'match:500001']);
  });

  test('a stored broadcast is deleted when mode crowd has ended', async () => {
    await insertRow(postgres, 'messages', firstRow('messages'));
    await postgres.exec("update live_mode set mode = 'small'; update live_mode set crowded_until = null");
    await runJob();
    expect(await kept()).toBe(0);
  });
});

describe('broadcasts that fail', () => {
  test('a row is written even if its broadcast fails', async () => {
    await postgres.exec('alter function realtime.send(jsonb, text, text, boolean) rename to lost');
    try {
      await happen();
      await insertRow(postgres, 'user_follows', firstRow('user_follows'));
      await insertRow(postgres, 'team_messages', {
        team_id: 59,
        team_name: 'Brann',
        sender_id: ids.owner,
        content: 'Heia!',
      });
    } finally {
      await postgres.exec('alter function realtime.lost(jsonb, text, text, boolean) rename to send');
    }
    for (const table of ['live_events_new', 'user_follows', 'team_messages']) {
      expect((await postgres.query(`select from ${table}`)).rows).toHaveLength(1);
    }
    // The job sends the broadcasts that failed.
    await runJob();
    expect((await said()).map(({ topic }) => topic)).toEqual(['live', 'match:500001', 'team:59']);
  });

  test('a broadcast that has waited for more than a minute is dropped', async () => {
    await happen();
    await happen({ id: 'g2' });
    await postgres.exec("update private.waiting_broadcasts set queued_at = queued_at - interval '2 minutes'");
    await secondLater();
    await forget();
    await runJob();
    expect(await said()).toEqual([]);
  });
});

test.each(['anon', 'authenticated'])(
  'the role %s can neither call the functions for broadcasts and presence, nor read or write their tables',
  async (role) => {
    const { rows: open } = await postgres.query(
      `select proname as name from pg_proc
     where pronamespace = 'private'::regnamespace and has_function_privilege($1, oid, 'execute')
       and proname ~ 'broadcast|waiting|crowd|news|note_|owners|presence|friends_of'
     union all
     select relname from pg_class
     where relnamespace = 'private'::regnamespace and relname ~ 'broadcast|presen' and relkind = 'r'
       and has_table_privilege($1, oid, 'select, insert, update, delete')`,
      [role],
    );
    expect(open).toEqual([]);
  },
);
