import * as library from '@block65/webcrypto-web-push';
import { type Parsed, toFollow, toFollowKinds } from '@tribunen/contract';
import { instantAt, type LiveEvent, notifiedFollows, osloDayOf, passesFollows } from '@tribunen/domain';
import { makeVapidKeys } from '@tribunen/backend';
import { FeedStore, jobs, PushService, PushStore } from '@tribunen/edge';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { StandInPushService } from '../push/StandInPushService.ts';
import { callProcedure } from './callProcedure.ts';
import { become, openPostgres } from './openPostgres.ts';
import { insertRow } from './insertRow.ts';
import { ids, type Person, type SignedInPerson } from './people.ts';

// Tests each step of a push message. A row is queued, the job `send-push` runs on the real procedures, a stand-in push
// service receives the message, and the device decrypts it.

const postgres = await openPostgres();
afterAll(() => postgres.close());
let service: StandInPushService;
let now = 0;
let log: string[] = [];
const keys = makeVapidKeys();

beforeEach(async () => {
  now = Date.now();
  log = [];
  service = new StandInPushService(keys.publicKey);
  await postgres.exec(`delete from push_subscriptions; delete from push_choices; delete from push_mutes; delete from follow_kinds; delete from private.push_queue;
    delete from user_follows; delete from live_events_new; delete from live_matches_new; delete from provider_matches;
    delete from messages; delete from message_reads; delete from user_mutes; delete from user_blocks; delete from hidden_words; delete from invitations;
    delete from friendships; delete from private.profiles; delete from private.job_leases`);
});

/** The `redirect` option of each request. */
const redirects = new Set<string | undefined>();
const watched: typeof fetch = (input, init) => {
  redirects.add(init?.redirect);
  return service.answer(input, init);
};

async function send(): Promise<object | null> {
  const call = callProcedure(postgres);
  const clock = () => instantAt(now);
  return jobs['send-push']({
    store: new FeedStore(call, clock),
    push: {
      store: new PushStore(call, clock),
      openService: () =>
        new PushService({ library, keys: { ...keys, subject: 'https://tribunen.example' }, fetch: watched }),
      elapsed: () => 0,
      log: (fault) => void log.push(fault),
    },
    football: [],
    fantasy: [],
    log: (fault) => void log.push(fault),
  });
}

async function addDevice(person: SignedInPerson, name: string = person, language = 'nb') {
  const device = service.addDevice(name);
  const { endpoint, p256dh, auth } = device;
  await insertRow(postgres, 'push_subscriptions', { user_id: ids[person], endpoint, p256dh, auth, language });
  return device;
}

function follow(person: SignedInPerson, changes: object = {}): Promise<unknown> {
  const brann = { entity_type: 'team', entity_id: '1', display_name: 'Brann', notifications: true };
  return insertRow(postgres, 'user_follows', { user_id: ids[person], ...brann, ...changes });
}

const goal = {
  id: 'e1',
  match_id: '500001',
  event_type: 'GOAL',
  minute: 67,
  team_id: 1,
  team_name: 'Brann',
  person_id: 9,
  person_name: 'Berg',
  home_team: 'Brann',
  away_team: 'Viking',
  score_home: 2,
  score_away: 1,
};
const happen = (changes: object = {}): Promise<unknown> =>
  insertRow(postgres, 'live_events_new', { ...goal, occurred_at: instantAt(now), ...changes });

/** Inserts match 500001 of the Premier League, to which the tests' events belong. */
async function openMatch(): Promise<void> {
  await insertRow(postgres, 'live_matches_new', {
    id: '500001',
    status: 'IN_PLAY',
    home_team_id: 1,
    away_team_id: 2,
    competition_code: 'PL',
    utc_kickoff: instantAt(now),
  });
  await postgres.query(
    `insert into provider_matches (id, competition_code, utc_kickoff, summary, fetched_at, stale_at)
     values (500001, 'PL', now(), '{"competition": {"id": 2021}}', now(), now())`,
  );
}

/** Sets `queued_at` of each row to the test's simulated time, because the queue records the database's time. */
const queuedNow = (): Promise<unknown> =>
  postgres.query('update private.push_queue set queued_at = $1', [instantAt(now)]);

function insertion(table: string, row: Readonly<Record<string, string | boolean>>): string {
  const values = Object.values(row).map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
  return `insert into ${table} (${Object.keys(row).join()}) values (${values.join()})`;
}

async function count(table: string): Promise<number> {
  const { rows } = await postgres.query<{ count: number }>(`select count(*)::integer as count from ${table}`);
  return rows[0]?.count ?? -1;
}

test('a goal is sent encrypted to each device of the users who follow either team, in the language of the device', async () => {
  await follow('owner');
  const [phone, tablet] = [await addDevice('owner', 'phone'), await addDevice('owner', 'tablet', 'nn')];
  await addDevice('stranger');
  await happen();
  expect(await send()).toEqual({ sent: 2 });
  const [first, second] = [phone, tablet].map((device) => service.arrived.find((arrived) => arrived.device === device));
  expect(first).toMatchObject({ topic: 'match_500001', ttl: 1800, urgency: 'high', size: 4096 });
  expect(first?.payload).toEqual({
    language: 'nb',
    to: ids.owner,
    message: {
      kind: 'goal',
      crest: null,
      notification: {
        id: 'e1',
        matchId: '500001',
        type: 'GOAL',
        homeTeam: 'Brann',
        awayTeam: 'Viking',
        homeScore: 2,
        awayScore: 1,
        scoringSide: 'home',
        scorer: 'Berg',
        minute: 67,
        isFantasy: false,
        occurredAt: instantAt(now),
      },
    },
  });
  expect(second?.payload).toMatchObject({ language: 'nn' });
  expect([await count('private.push_queue'), await count('private.push_deliveries')]).toEqual([0, 0]);
  expect(await send()).toEqual({});
});

test('a red card and the cancellation of a goal are sent, but a yellow card is not', async () => {
  await follow('owner');
  await addDevice('owner');
  await happen({ id: 'y1', event_type: 'YELLOW_CARD' });
  await happen({ id: 'r1', event_type: 'RED_CARD', score_home: null, score_away: null });
  await happen({
    id: 'c1',
    event_type: 'VAR',
    payload: { decision: 'GOAL_CANCELLED', goal: 'e1' },
    score_home: 1,
    score_away: 1,
  });
  expect(await send()).toEqual({ sent: 2 });
  const byTopic = service.arrived.toSorted((one, other) => (one.topic ?? '').localeCompare(other.topic ?? ''));
  expect(byTopic.map(({ topic, payload }) => [topic, payload])).toEqual([
    [null, expect.objectContaining({ message: expect.objectContaining({ kind: 'red-card' }) })],
    [
      'match_500001',
      expect.objectContaining({
        message: expect.objectContaining({ kind: 'goal-taken-back', homeScore: 1, awayScore: 1, scorer: 'Berg' }),
      }),
    ],
  ]);
});

test('PUSH-3 neither a red card that is cancelled before it was sent, nor its cancellation, nor the cancellation of a yellow card is sent', async () => {
  await follow('owner');
  await addDevice('owner');
  await happen({ id: 'r1', event_type: 'RED_CARD', score_home: null, score_away: null });
  await happen({ id: 'r1:cancelled', event_type: 'CARD_CANCELLED', payload: { cancels: 'r1' } });
  await happen({ id: 'y1:cancelled', event_type: 'YELLOW_CARD_CANCELLED', payload: { cancels: 'y1' } });
  expect(await send()).toEqual({});
});

test('if a red card has been sent, its cancellation is sent too', async () => {
  await follow('owner');
  await addDevice('owner');
  await happen({ id: 'r1', event_type: 'RED_CARD', score_home: null, score_away: null });
  await send();
  await happen({ id: 'r1:cancelled', event_type: 'CARD_CANCELLED', payload: { cancels: 'r1' } });
  expect(await send()).toEqual({ sent: 1 });
  expect(service.arrived.at(-1)?.payload).toMatchObject({ message: { kind: 'red-card-taken-back', player: 'Berg' } });
});

test('an event that is written eleven minutes after it happened is not sent', async () => {
  await follow('owner');
  await addDevice('owner');
  await happen({ occurred_at: instantAt(now - 11 * 60_000) });
  expect(await send()).toEqual({});
});

test('PUSH-3 a later score replaces an earlier score that has not been sent yet', async () => {
  await follow('owner');
  await addDevice('owner');
  await happen();
  await happen({ id: 'e2', score_home: 3, minute: 70 });
  expect(await send()).toEqual({ sent: 1 });
  expect(service.arrived[0]?.payload).toMatchObject({ message: { notification: { homeScore: 3 } } });
  service.behaviour = () => ({ status: 500 });
  await happen({ id: 'e3', score_home: 4 });
  expect(await send()).toEqual({ retry: 1 });
  service.behaviour = () => null;
  await happen({ id: 'e4', score_home: 5 });
  expect(await send()).toEqual({ sent: 1 });
  now += 60_000;
  expect(await send()).toEqual({});
  expect(service.arrived.at(-1)?.payload).toMatchObject({ message: { notification: { homeScore: 5 } } });
});

test('PUSH-20 a device whose spectator sees the match 40 seconds late gets a goal 40 seconds after the other devices', async () => {
  await follow('owner');
  const [phone, late] = [await addDevice('owner', 'phone'), await addDevice('owner', 'tablet')];
  await postgres.query('update push_subscriptions set delay_seconds = 40 where endpoint = $1', [late.endpoint]);
  await happen();
  expect(await send()).toEqual({ sent: 1 });
  now += 39_000;
  expect(await send()).toEqual({});
  expect(service.arrived.map(({ device }) => device)).toEqual([phone]);
  now += 1000;
  expect(await send()).toEqual({ sent: 1 });
  expect(service.arrived.map(({ device }) => device)).toEqual([phone, late]);
});

/** The payloads that a device has received, in order. */
const arrivedOn = (device: object): readonly unknown[] =>
  service.arrived.filter((arrived) => arrived.device === device).map(({ payload }) => payload);

async function addLateDevice() {
  await follow('owner');
  const [phone, late] = [await addDevice('owner', 'phone'), await addDevice('owner', 'tablet')];
  await postgres.query('update push_subscriptions set delay_seconds = 40 where endpoint = $1', [late.endpoint]);
  return { phone, late };
}

const takeBack = (goalId: string, home: number): Promise<unknown> =>
  happen({
    id: `${goalId}:cancelled`,
    event_type: 'VAR',
    payload: { decision: 'GOAL_CANCELLED', goal: goalId },
    score_home: home,
  });

test('PUSH-3 a goal that is annulled before a delayed device has received it is not sent to that device, and is corrected on the others', async () => {
  const { phone, late } = await addLateDevice();
  await happen();
  await send();
  now += 30_000;
  await takeBack('e1', 1);
  expect(await send()).toEqual({ sent: 1 });
  for (const seconds of [10, 30, 600]) {
    now += seconds * 1000;
    expect(await send()).toEqual({});
  }
  expect(arrivedOn(phone)).toMatchObject([{ message: { kind: 'goal' } }, { message: { kind: 'goal-taken-back' } }]);
  expect(arrivedOn(late)).toEqual([]);
});

test('PUSH-20 a device with a delay for messages receives a friend’s message after that delay, and an invitation immediately', async () => {
  const [phone, late] = [await addDevice('owner', 'phone'), await addDevice('owner', 'tablet')];
  await postgres.query(
    'update push_subscriptions set delay_seconds = 60, message_delay_seconds = 40 where endpoint = $1',
    [late.endpoint],
  );
  await insertRow(postgres, 'messages', { sender_id: ids.friend, recipient_id: ids.owner, content: 'MÅÅÅL!' });
  expect(await send()).toEqual({ sent: 1 });
  now += 39_000;
  expect(await send()).toEqual({});
  now += 1000;
  expect(await send()).toEqual({ sent: 1 });
  expect(service.arrived.map(({ device }) => device)).toEqual([phone, late]);
  await insertRow(postgres, 'invitations', { sender_id: ids.stranger, recipient_email: 'owner@eksempel.no' });
  expect(await send()).toEqual({ sent: 2 });
});

test('PUSH-3 a delayed device that has received a goal receives the goal’s annulment with the same delay', async () => {
  const { late } = await addLateDevice();
  await happen();
  await send();
  now += 40_000;
  await send();
  await takeBack('e1', 1);
  expect(await send()).toEqual({ sent: 1 });
  now += 39_000;
  expect(await send()).toEqual({});
  now += 1000;
  expect(await send()).toEqual({ sent: 1 });
  expect(arrivedOn(late)).toMatchObject([{ message: { kind: 'goal' } }, { message: { kind: 'goal-taken-back' } }]);
});

test('PUSH-20 if the second of two goals is annulled within the delay, a delayed device receives only the first goal, after the delay', async () => {
  const { late } = await addLateDevice();
  await happen();
  await send();
  now += 10_000;
  await happen({ id: 'e2', score_home: 3 });
  await send();
  now += 10_000;
  await takeBack('e2', 2);
  await send();
  now += 20_000;
  expect(await send()).toEqual({ sent: 1 });
  now += 60_000;
  expect(await send()).toEqual({});
  expect(arrivedOn(late)).toMatchObject([{ message: { notification: { id: 'e1' } } }]);
});

test('PUSH-3 if a goal is annulled after a later goal, a delayed device receives the later goal and then the annulment', async () => {
  const { late } = await addLateDevice();
  await happen();
  await send();
  now += 10_000;
  await happen({ id: 'e2', score_home: 3 });
  await send();
  now += 10_000;
  await takeBack('e1', 2);
  await send();
  now += 30_000;
  await send();
  now += 10_000;
  await send();
  expect(arrivedOn(late)).toMatchObject([
    { message: { notification: { id: 'e2' } } },
    { message: { kind: 'goal-taken-back', homeScore: 2 } },
  ]);
});

test('PUSH-4 a device that its push service no longer knows is removed, and the others stay', async () => {
  await follow('owner');
  const [gone, lost, there] = [
    await addDevice('owner', 'a'),
    await addDevice('owner', 'b'),
    await addDevice('owner', 'c'),
  ];
  service.behaviour = (device) => (device === gone ? { status: 410 } : device === lost ? { status: 404 } : null);
  await happen();
  expect(await send()).toEqual({ gone: 2, sent: 1 });
  const { rows } = await postgres.query('select endpoint from push_subscriptions');
  expect(rows).toEqual([{ endpoint: there.endpoint }]);
});

test('PUSH-4 a device that changes its endpoint while a message is sent to the old one stays, and gets the message at the new one', async () => {
  await follow('owner');
  const [old, next] = [await addDevice('owner', 'old'), service.addDevice('next')];
  await happen();
  const store = new PushStore(callProcedure(postgres), () => instantAt(now));
  const { deliveries } = await store.take(10);
  await postgres.query('select renew_push_subscription($1, $2, $3, $4, $5)', [
    old.endpoint,
    old.auth,
    next.endpoint,
    next.p256dh,
    next.auth,
  ]);
  await store.note(deliveries.map(({ id, subject, endpoint }) => ({ id, subject, endpoint, outcome: 'gone' })));
  expect(await send()).toEqual({ sent: 1 });
  expect(service.arrived.map(({ device }) => device)).toEqual([next]);
});

test('PUSH-4 a message that the push service refuses is dropped, and after ten refusals in a row the device is removed', async () => {
  await follow('owner');
  await addDevice('owner');
  service.behaviour = (_device, attempt) => (attempt === 2 ? null : { status: 400 });
  for (let n = 0; n < 11; n += 1) {
    await happen({ id: `e${n}` });
    await send();
    now += 1000;
  }
  expect(await count('push_subscriptions')).toBe(1);
  await happen({ id: 'last' });
  expect(await send()).toEqual({ refused: 1 });
  expect(await count('push_subscriptions')).toBe(0);
});

test('PUSH-4 if a push service refuses the project’s keys, the refusal is logged and no device is removed', async () => {
  await follow('owner');
  await addDevice('owner');
  service.behaviour = () => ({ status: 403 });
  for (let n = 0; n < 12; n += 1) {
    await happen({ id: `e${n}` });
    expect(await send()).toEqual({ dropped: 1 });
    now += 1000;
  }
  expect(await count('push_subscriptions')).toBe(1);
  expect(log.splice(0)).toContain('a push service refuses our keys: 403');
});

test('no push request follows a redirect, because a redirect could lead to a machine of the project', async () => {
  await follow('owner');
  await addDevice('owner');
  await happen();
  service.behaviour = () => ({ status: 307 });
  expect(await send()).toEqual({ refused: 1 });
  expect([...redirects]).toEqual(['manual']);
});

test('PUSH-5 a message whose lifetime has passed is not sent', async () => {
  await follow('owner');
  await addDevice('owner');
  await happen();
  await queuedNow();
  now += 1800 * 1000;
  expect(await send()).toEqual({ dropped: 1 });
});

test('PUSH-5 the push service gets the rest of a message’s lifetime as its TTL', async () => {
  await follow('owner');
  await addDevice('owner');
  await happen();
  await queuedNow();
  now += 600 * 1000;
  expect(await send()).toEqual({ sent: 1 });
  expect(service.arrived[0]?.ttl).toBe(1200);
});

test('PUSH-5 a failing service gets another request after five seconds, and a busy service after the time that it names', async () => {
  await follow('owner');
  await addDevice('owner');
  const answers = [{ status: 500 }, { status: 429, retryAfter: '30' }, null];
  service.behaviour = (_device, attempt) => answers[attempt - 1] ?? null;
  await happen();
  expect(await send()).toEqual({ retry: 1 });
  now += 4999;
  expect(await send()).toEqual({});
  now += 1;
  expect(await send()).toEqual({ retry: 1 });
  now += 29_999;
  expect(await send()).toEqual({});
  now += 1;
  expect(await send()).toEqual({ sent: 1 });
  expect(service.arrived).toHaveLength(1);
});

test('PUSH-6 a message that is too long is sent again, shorter', async () => {
  await addDevice('owner');
  await insertRow(postgres, 'messages', { sender_id: ids.friend, recipient_id: ids.owner, content: 'å'.repeat(280) });
  service.behaviour = (_device, _attempt, size) => (size > 1000 ? { status: 413 } : null);
  expect(await send()).toEqual({ short: 1, sent: 1 });
  expect(service.arrived[0]?.payload).toMatchObject({ message: { kind: 'message', text: `${'å'.repeat(60)}…` } });
});

test('PUSH-1 a message that is due in the quiet hours of the user’s time zone is dropped, and not sent after them', async () => {
  now = Date.parse('2026-11-24T22:30:00Z');
  await follow('owner');
  await follow('friend');
  await follow('stranger');
  for (const person of ['owner', 'friend', 'stranger'] as const) await addDevice(person);
  const night = { quiet_from: 23 * 60, quiet_until: 7 * 60 };
  await insertRow(postgres, 'push_choices', { user_id: ids.owner, ...night, time_zone: 'Europe/Oslo' });
  await insertRow(postgres, 'push_choices', { user_id: ids.friend, ...night, time_zone: 'America/New_York' });
  await insertRow(postgres, 'push_choices', { user_id: ids.stranger, ...night, time_zone: 'Atlantis/Deep' });
  await happen({ occurred_at: new Date().toISOString() });
  await queuedNow();
  expect(await send()).toEqual({ sent: 1, dropped: 2 });
  expect(service.arrived.map(({ device }) => device.endpoint)).toEqual(['https://push.example.test/send/friend']);
});

test('PUSH-7 a user gets no message about an event of a kind that they have switched off, or of a match that they have muted', async () => {
  for (const person of ['owner', 'friend', 'stranger', 'admin'] as const) {
    await follow(person);
    await addDevice(person);
  }
  await insertRow(postgres, 'push_choices', { user_id: ids.owner, goals: false });
  await insertRow(postgres, 'push_choices', { user_id: ids.friend, red_cards: false });
  await insertRow(postgres, 'push_mutes', { user_id: ids.stranger, match_id: '500001' });
  await happen();
  await happen({ id: 'r1', event_type: 'RED_CARD' });
  await send();
  const sent = service.arrived.map(({ device, topic }) => `${device.endpoint.split('/').at(-1)}: ${topic ?? 'card'}`);
  expect(sent.toSorted()).toEqual(['admin: card', 'admin: match_500001', 'friend: match_500001', 'owner: card']);
});

/** The day in Norway that is this many days from today. */
const dayFrom = (days: number) => osloDayOf(instantAt(Date.now() + days * 86_400_000));

test.each(['team:1', 'team:2', 'competition:2021', `day:${dayFrom(0)}`])(
  'PUSH-22 a user who hides the results of %s gets no message about a goal of its matches',
  async (group) => {
    await openMatch();
    for (const person of ['owner', 'friend'] as const) {
      await follow(person);
      await addDevice(person);
    }
    await insertRow(postgres, 'push_mutes', { user_id: ids.owner, match_id: group });
    for (const other of ['team:3', 'competition:2106', `day:${dayFrom(-1)}`, `day:${dayFrom(1)}`]) {
      await insertRow(postgres, 'push_mutes', { user_id: ids.friend, match_id: other });
    }
    await happen();
    await send();
    expect(service.arrived.map(({ device }) => device.endpoint)).toEqual(['https://push.example.test/send/friend']);
  },
);

test('PUSH-22 the mute of a match or a day ends after a week, and the mute of a team or a competition does not end', async () => {
  const created_at = instantAt(now - 8 * 86_400_000);
  for (const match_id of ['500001', `day:${dayFrom(-8)}`, 'team:1', 'competition:2021']) {
    await insertRow(postgres, 'push_mutes', { user_id: ids.owner, match_id, created_at });
  }
  await postgres.query('select remove_old()');
  const { rows } = await postgres.query('select match_id from push_mutes order by match_id');
  expect(rows).toEqual([{ match_id: 'competition:2021' }, { match_id: 'team:1' }]);
});

test('PUSH-22 a match or a day that a user muted more than a week in advance stays muted until it is over', async () => {
  const created_at = instantAt(now - 8 * 86_400_000);
  for (const match_id of ['500001', `day:${dayFrom(0)}`, `day:${dayFrom(3)}`]) {
    await insertRow(postgres, 'push_mutes', { user_id: ids.owner, match_id, created_at });
  }
  const utc_kickoff = instantAt(now + 86_400_000);
  await insertRow(postgres, 'provider_matches', { id: 500_001, competition_code: 'PL', utc_kickoff, summary: {} });
  await postgres.query('select remove_old()');
  const { rows } = await postgres.query('select match_id from push_mutes');
  expect(rows).toHaveLength(3);
});

const follows = [
  { entity_type: 'team', entity_id: '1', display_name: 'Brann' },
  { entity_type: 'team', entity_id: '2', display_name: 'Noe annet' },
  { entity_type: 'team', entity_id: '77', display_name: ' bRANN ' },
  { entity_type: 'team', entity_id: '78', display_name: 'Molde' },
  { entity_type: 'team', entity_id: '79', display_name: ' ' },
  { entity_type: 'team', entity_id: ' 1 ', display_name: 'Med mellomrom' },
  { entity_type: 'player', entity_id: '9', display_name: 'Berg' },
  { entity_type: 'player', entity_id: '10', display_name: 'Berg' },
  { entity_type: 'competition', entity_id: '2021', display_name: 'Premier League' },
  { entity_type: 'competition', entity_id: '2022', display_name: 'Premier League' },
] as const;
const events = [
  {},
  { team_id: null, team_name: null, home_team: null, away_team: null, person_id: null },
  { team_id: 78, team_name: 'Molde', home_team: null, away_team: null },
  { team_id: null, team_name: '', home_team: 'BRANN', away_team: ' molde', person_id: 10 },
  { event_type: 'RED_CARD' },
  { event_type: 'RED_CARD', team_id: null, team_name: null, home_team: null, away_team: null, person_id: null },
];

function known<Value>(parsed: Parsed<Value>): Value {
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
}

const announcementCases = follows.flatMap((followed) =>
  (['both', 'goals', 'red_cards'] as const).map((kinds) => ({ followed, kinds })),
);

test.each(announcementCases)(
  'PUSH-7 NOTIFY-35 the database sends an event to exactly the users whose pages announce it: %o',
  async ({ followed, kinds }) => {
    await follow('owner', followed);
    await addDevice('owner');
    const entity = { entity_type: followed.entity_type, entity_id: followed.entity_id.trim() };
    await insertRow(postgres, 'follow_kinds', { user_id: ids.owner, ...entity, kinds });
    await insertRow(postgres, 'follow_kinds', { user_id: ids.friend, ...entity, kinds: 'goals' });
    await openMatch();
    const own = { id: ids.owner, user_id: ids.owner };
    const stored = {
      ...own,
      ...followed,
      crest_url: null,
      priority: 0,
      notifications: true,
      created_at: instantAt(now),
    };
    const notified = notifiedFollows([known(toFollow(stored))], [known(toFollowKinds({ ...own, ...entity, kinds }))]);
    for (const [n, changes] of events.entries()) {
      const row = { ...goal, ...changes };
      const event: LiveEvent = {
        ...({ id: 'e', matchId: '500001', minute: 1, injuryTime: null } as LiveEvent),
        eventType: row.event_type,
        teamId: row.team_id === null ? null : String(row.team_id),
        teamName: row.team_name,
        personId: row.person_id === null ? null : String(row.person_id),
        homeTeam: row.home_team,
        awayTeam: row.away_team,
        competitionId: '2021',
        matchTeamIds: ['1', '2'],
      };
      await happen({ id: `e${n}`, ...changes });
      expect({ n, report: await send() }).toEqual({ n, report: passesFollows(event, notified) ? { sent: 1 } : {} });
    }
  },
);

test('PUSH-7 the followers of a competition get a goal of a match whose id the project chose itself', async () => {
  const { rows } = await postgres.query<{ id: number }>(`select nextval('private.own_ids')::integer as id`);
  const id = rows[0]?.id;
  await follow('owner', { entity_type: 'competition', entity_id: '2021', display_name: 'Premier League' });
  await addDevice('owner');
  await postgres.query(
    `insert into provider_matches (id, competition_code, utc_kickoff, summary, fetched_at, stale_at)
     values ($1, 'PL', now(), '{"competition": {"id": 2021}}', now(), now())`,
    [id],
  );
  await happen({ match_id: String(id), team_id: null, home_team: null, away_team: null });
  expect(await send()).toEqual({ sent: 1 });
});

test('PUSH-7 a user who has switched off the notifications of a followed team gets no message about its events', async () => {
  await follow('owner', { notifications: false });
  await addDevice('owner');
  await happen();
  expect(await send()).toEqual({});
});

const write = (): Promise<unknown> =>
  insertRow(postgres, 'messages', { sender_id: ids.friend, recipient_id: ids.owner, content: 'Så du &lt;det&gt;?' });

test('a friend’s message is sent with the friend’s name, and the text as typed', async () => {
  await postgres.query('insert into profiles (user_id, name) values ($1, $2)', [ids.friend, 'Ola']);
  await addDevice('owner');
  await addDevice('friend');
  await write();
  expect(await send()).toEqual({ sent: 1 });
  expect(service.arrived[0]).toMatchObject({ ttl: 86_400, urgency: 'normal', topic: ids.friend.replaceAll('-', '') });
  expect(service.arrived[0]?.payload).toMatchObject({
    message: { kind: 'message', senderId: ids.friend, senderName: 'Ola', text: 'Så du <det>?' },
  });
});

test.each([
  ['has muted the friend', 'user_mutes', { user_id: ids.owner, muted_id: ids.friend }],
  ['has blocked the friend', 'user_blocks', { user_id: ids.owner, blocked_id: ids.friend }],
  ['has switched off the push of messages', 'push_choices', { user_id: ids.owner, messages: false }],
  [
    'has read it',
    'message_reads',
    { user_id: ids.owner, friend_id: ids.friend, read_until: '2099-01-01T00:00:00.000Z' },
  ],
] as const)('PUSH-7 a user who %s is not sent a friend’s message', async (_why, table, row) => {
  await addDevice('owner');
  await write();
  await insertRow(postgres, table, row);
  expect(await send()).toEqual({});
});

test('a message that is deleted before it is sent is not sent', async () => {
  await addDevice('owner');
  service.behaviour = () => ({ status: 500 });
  await write();
  await send();
  await postgres.exec(`update messages set content = '', deleted_at = now()`);
  now += 5000;
  expect(await send()).toEqual({});
  expect(await count('private.push_deliveries')).toBe(0);
});

const byOwner = { user_id: ids.owner };

test.each([
  ['no longer follows the team', `delete from user_follows where user_id = '${ids.owner}'`],
  [
    'has switched the notifications off',
    `update user_follows set notifications = false where user_id = '${ids.owner}'`,
  ],
  ['has muted the match', insertion('push_mutes', { ...byOwner, match_id: '500001' })],
  ['has switched off the push of goals', insertion('push_choices', { ...byOwner, goals: false })],
  [
    'wants only red cards',
    insertion('follow_kinds', { ...byOwner, entity_type: 'team', entity_id: '1', kinds: 'red_cards' }),
  ],
])('PUSH-7 a waiting goal is not sent once the user %s', async (_why, sql) => {
  await follow('owner');
  await follow('friend');
  const [owner] = [await addDevice('owner'), await addDevice('friend')];
  service.behaviour = (device, attempt) => (attempt === 1 ? { status: device === owner ? 429 : 500 } : null);
  await happen();
  expect(await send()).toEqual({ retry: 2 });
  await postgres.exec(sql);
  now += 60_000;
  expect(await send()).toEqual({ sent: 1 });
  expect(service.arrived.map(({ device }) => device)).not.toContain(owner);
  expect(await count('private.push_deliveries')).toBe(0);
});

test.each([
  ['has muted the friend', insertion('user_mutes', { ...byOwner, muted_id: ids.friend })],
  ['has blocked the friend', insertion('user_blocks', { ...byOwner, blocked_id: ids.friend })],
  ['has switched off the push of messages', insertion('push_choices', { ...byOwner, messages: false })],
  [
    'has read it',
    insertion('message_reads', { ...byOwner, friend_id: ids.friend, read_until: '2099-01-01T00:00:00Z' }),
  ],
])('PUSH-7 a waiting message is not sent once its recipient %s', async (_why, sql) => {
  await addDevice('owner');
  service.behaviour = () => ({ status: 503 });
  await write();
  expect(await send()).toEqual({ retry: 1 });
  await postgres.exec(sql);
  now += 60_000;
  expect(await send()).toEqual({});
});

test.each(['sladder', 'Sladder!', 'sl\u00ADadderet'])(
  'PUSH-7 CHAT-27 a message with a word that the recipient hides is not sent: %s',
  async (content) => {
    await addDevice('owner');
    await addDevice('friend');
    await insertRow(postgres, 'hidden_words', { user_id: ids.owner, word: 'sladder' });
    await insertRow(postgres, 'messages', { sender_id: ids.friend, recipient_id: ids.owner, content });
    await insertRow(postgres, 'messages', { sender_id: ids.owner, recipient_id: ids.friend, content });
    expect(await send()).toEqual({ dropped: 1, sent: 1 });
    expect(service.arrived.map(({ device }) => device.endpoint)).toEqual(['https://push.example.test/send/friend']);
  },
);

test('messages that are no longer wanted do not delay the messages queued after them', async () => {
  await follow('owner');
  for (const name of ['a', 'b', 'c']) await addDevice('owner', name);
  await follow('friend');
  await addDevice('friend');
  service.behaviour = (_device, attempt) => (attempt === 1 ? { status: 500 } : null);
  await happen();
  expect(await send()).toEqual({ retry: 4 });
  await insertRow(postgres, 'push_mutes', { ...byOwner, match_id: '500001' });
  const taken = await callProcedure(postgres)('take_pushes', { most: 1, at: instantAt(now + 5000) });
  expect(taken).toMatchObject({ deliveries: [{ endpoint: 'https://push.example.test/send/friend' }] });
});

test('PUSH-3 an earlier score that is written late does not replace a later score that has not been sent yet', async () => {
  await follow('owner');
  await addDevice('owner');
  service.behaviour = (_device, attempt) => (attempt === 1 ? { status: 500 } : null);
  await happen({ id: 'e2', score_home: 3 });
  expect(await send()).toEqual({ retry: 1 });
  await happen({ occurred_at: instantAt(now - 60_000) });
  now += 5000;
  expect(await send()).toEqual({ sent: 1 });
  expect(service.arrived[0]?.payload).toMatchObject({ message: { notification: { id: 'e2', homeScore: 3 } } });
});

test('PUSH-7 an invitation is pushed to the user with the invited address, unless that user has blocked its sender', async () => {
  await addDevice('owner');
  await addDevice('stranger');
  const invite = (): Promise<unknown> =>
    insertRow(postgres, 'invitations', { sender_id: ids.stranger, recipient_email: 'owner@eksempel.no' });
  await invite();
  expect(await send()).toEqual({ sent: 1 });
  expect(service.arrived[0]).toMatchObject({ topic: null, payload: { message: { kind: 'invitation' } } });
  await insertRow(postgres, 'user_blocks', { user_id: ids.owner, blocked_id: ids.stranger });
  await invite();
  expect(await send()).toEqual({});
});

test('a message that an aborted run of send-push had taken is sent a minute later', async () => {
  await follow('owner');
  await addDevice('owner');
  await happen();
  await callProcedure(postgres)('take_pushes', { most: 10, at: instantAt(now) });
  now += 59_999;
  expect(await send()).toEqual({});
  now += 1;
  expect(await send()).toEqual({ sent: 1 });
});

test('an event that is written while a run is ending is sent by the next run, which the event triggers', async () => {
  await follow('owner');
  await addDevice('owner');
  const { promise, resolve } = Promise.withResolvers<object>();
  const ending = new FeedStore(callProcedure(postgres), () => instantAt(now)).lease('send-push', 60, () => promise);
  await vi.waitFor(async () => expect(await count('private.job_leases')).toBe(1), 30_000);
  await happen();
  const asked = send();
  resolve({});
  await ending;
  expect(await asked).toEqual({ sent: 1 });
});

test('a message to a device with invalid keys counts as refused, and the log does not contain the keys', async () => {
  await follow('owner');
  await insertRow(postgres, 'push_subscriptions', {
    user_id: ids.owner,
    endpoint: 'https://push.example.test/send/broken',
    p256dh: 'B'.repeat(87),
    auth: 'A'.repeat(22),
    language: 'nb',
  });
  await happen();
  expect(await send()).toEqual({ refused: 1 });
  expect(log).toHaveLength(1);
  expect(log.join()).not.toContain('BBBB');
});

/** Calls a procedure as a person; rejects if it is not allowed. */
async function call(person: Person, sql: string, values: readonly unknown[]): Promise<void> {
  await postgres.transaction(async (transaction) => {
    await become(transaction, person);
    await transaction.query(sql, [...values]);
  });
}

test('when a device renews its push address and the app has already stored the new address, the old one is removed', async () => {
  const [old, next] = [await addDevice('owner', 'old'), await addDevice('owner', 'next')];
  const renew = 'select renew_push_subscription($1, $2, $3, $4, $5)';
  await call('anon', renew, [old.endpoint, old.auth, next.endpoint, next.p256dh, next.auth]);
  expect((await postgres.query('select endpoint from push_subscriptions')).rows).toEqual([{ endpoint: next.endpoint }]);
});

test('PUSH-15 a user has at most twenty devices, and a new device replaces the one that was last seen the longest time ago', async () => {
  for (let n = 0; n < 20; n += 1) {
    await addDevice('owner', `device ${n}`);
    await postgres.query('update push_subscriptions set seen_at = $1 where endpoint like $2', [
      instantAt(now - (n === 7 ? 1000 : n) * 60_000),
      `%/device ${n}`,
    ]);
  }
  await addDevice('friend');
  await addDevice('owner', 'new');
  const { rows } = await postgres.query<{ endpoint: string }>('select endpoint from push_subscriptions');
  const names = rows.map(({ endpoint }) => endpoint.split('/').at(-1));
  expect(names).toHaveLength(21);
  expect(names).not.toContain('device 7');
  expect(names).toEqual(expect.arrayContaining(['new', 'friend', 'device 19']));
});

test('PUSH-15 when a user has twenty devices, a new device replaces an old one, even if the clock of the new device is behind', async () => {
  for (let n = 0; n < 20; n += 1) await addDevice('owner', String(n));
  const { endpoint, p256dh, auth } = service.addDevice('behind');
  const device = { user_id: ids.owner, endpoint, p256dh, auth, language: 'nb', seen_at: '1970-01-01T00:00:00Z' };
  await insertRow(postgres, 'push_subscriptions', device);
  expect(await count(`push_subscriptions where endpoint = '${endpoint}'`)).toBe(1);
  expect(await count('push_subscriptions')).toBe(20);
});

test('PUSH-15 when a user adds thirty devices at once, twenty remain', async () => {
  const rows = Array.from({ length: 30 }, (_, n) => service.addDevice(`at once ${n}`)).map(
    ({ endpoint, p256dh, auth }) => `('${ids.owner}', '${endpoint}', '${p256dh}', '${auth}', 'nb')`,
  );
  await postgres.exec(
    `insert into push_subscriptions (user_id, endpoint, p256dh, auth, language) values ${rows.join()}`,
  );
  expect(await count('push_subscriptions')).toBe(20);
});

test('only the edge functions may take messages from the queue or record their outcomes', async () => {
  for (const person of ['anon', 'owner'] as const) {
    await expect(call(person, 'select take_pushes(1)', [])).rejects.toThrow('permission denied');
    await expect(call(person, `select note_pushes('[]')`, [])).rejects.toThrow('permission denied');
  }
});
