import { afterAll, describe, expect, test } from 'vitest';
import { insertRow } from './insertRow.ts';
import { as, become, openPostgres } from './openPostgres.ts';
import { ids, type SignedInPerson } from './people.ts';
import { type Action, friends, takeSteps, type World } from './takeSteps.ts';

const postgres = await openPostgres();
afterAll(() => postgres.close());

const take = (steps: Parameters<typeof takeSteps>[1]) => takeSteps(postgres, steps);

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const at = '2026-11-21T12:00:00.000Z';
const insert = (values: object): Action => ({ action: 'insert', values: { ...values } });
const removal: Action = { action: 'delete' };
const deletion: Action = { action: 'update', values: { deleted_at: '2020-01-01T00:00:00.000Z' } };
const refused = (table: string) => ({
  code: '42501',
  message: `new row violates row-level security policy for table "${table}"`,
});

const said = (number: number, sender: SignedInPerson, created_at = at) => ({
  id: id(number),
  team_id: 0,
  team_name: 'Brann vs Viking',
  sender_id: ids[sender],
  content: 'Heia!',
  deleted_at: null,
  tagged_user_id: null,
  reference_message_id: null,
  created_at,
  updated_at: created_at,
});
const directMessage = (number: number, sender: SignedInPerson, recipient: SignedInPerson, created_at = at) => ({
  id: id(number),
  sender_id: ids[sender],
  recipient_id: ids[recipient],
  content: `Hei fra ${sender}`,
  deleted_at: null,
  created_at,
});
const chat = (content = 'Kom igjen!') => ({ team_id: 0, team_name: 'Brann vs Viking', content });

describe('CHAT-28 a user who is blocked', () => {
  const written = [directMessage(1, 'owner', 'friend'), directMessage(2, 'friend', 'owner')];
  const world: World = () => [friends, ['messages', written]];
  const block = ['owner', 'user_blocks', insert({ blocked_id: ids.friend })] as const;
  const write = (sender: 'owner' | 'friend', recipient: 'owner' | 'friend') =>
    [sender, 'messages', insert({ recipient_id: ids[recipient], content: 'Hei' })] as const;
  const reads = (person: SignedInPerson) => [person, 'messages', ['content']] as const;
  const both = [{ content: 'Hei fra friend' }, { content: 'Hei fra owner' }];

  test('PEOPLE-31 the database refuses a read mark of a blocked friend as it refuses a stranger’s, so the refusal does not reveal the block', async () => {
    const mark = (person: SignedInPerson) =>
      [person, 'message_reads', insert({ friend_id: ids.owner, read_until: at })] as const;
    const steps = [
      mark('friend'),
      block,
      ['friend', 'message_reads', { action: 'update', values: { read_until: at } }],
      mark('friend'),
      mark('stranger'),
      ['owner', 'message_reads', insert({ friend_id: ids.friend, read_until: at })],
    ] as const;
    const no = refused('message_reads');
    expect(await take({ world, steps })).toEqual([{ rows: 1 }, { rows: 1 }, no, no, no, { rows: 1 }]);
  });

  test('PEOPLE-31 a blocked user no longer sees the friendship or receives its changes, while the user who blocked them still does', async () => {
    const steps = [block, ['friend', 'friendships', ['id']], ['owner', 'friendships', ['id']]] as const;
    expect(await take({ world, steps })).toEqual([{ rows: 1 }, [], [{ id: friends[1][0]?.['id'] }]]);
    await postgres.transaction(async (transaction) => {
      await transaction.query('insert into public.user_blocks (user_id, blocked_id) values ($1, $2)', [
        ids.owner,
        ids.friend,
      ]);
      const { rows } = await transaction.query<{ owner: string }>(
        `select private.owners_of('friendships', jsonb_build_object('user1_id', $1::text, 'user2_id', $2::text)) as owner`,
        [ids.owner, ids.friend],
      );
      expect(rows).toEqual([{ owner: ids.owner }]);
      await transaction.rollback();
    });
  });

  test('a blocked user can neither write to the user who blocked them, nor receive messages from that user', async () => {
    const steps = [write('friend', 'owner'), block, write('friend', 'owner'), write('owner', 'friend')];
    expect(await take({ world, steps })).toEqual([{ rows: 1 }, { rows: 1 }, refused('messages'), refused('messages')]);
  });

  test('a blocked user’s messages are hidden from the user who blocked them, and the blocked user sees the messages of both', async () => {
    const steps = [reads('owner'), block, reads('owner'), reads('friend')];
    expect(await take({ world, steps })).toEqual([both, { rows: 1 }, [{ content: 'Hei fra owner' }], both]);
  });

  test('only the user who blocked another can unblock them, and then sees their messages again', async () => {
    const unblock = (person: SignedInPerson) => [person, 'user_blocks', removal] as const;
    const steps = [block, unblock('friend'), write('friend', 'owner'), unblock('owner'), reads('owner')];
    expect(await take({ world, steps })).toEqual([{ rows: 1 }, { rows: 0 }, refused('messages'), { rows: 1 }, both]);
  });
});

describe('CHAT-20 a message that is deleted', () => {
  const answer = { ...said(2, 'friend'), reference_message_id: id(1) };
  const inChat: World = () => [['team_messages', [said(1, 'owner'), answer]]];

  test('a deleted chat message leaves a row without text, with the server’s time of deletion, and its replies stay', async () => {
    const columns = ['id', 'content', 'deleted_at', 'reference_message_id', 'updated_at'];
    const steps = [
      ['owner', 'team_messages', deletion],
      ['stranger', 'team_messages', columns],
    ] as const;
    expect(await take({ world: inChat, steps })).toEqual([
      { rows: 1 },
      [
        { id: id(1), content: '', deleted_at: 'now', reference_message_id: null, updated_at: 'now' },
        { id: id(2), content: 'Heia!', deleted_at: null, reference_message_id: id(1), updated_at: at },
      ],
    ]);
  });

  test('a deleted message can be neither restored nor changed', async () => {
    const gone = '2026-11-21T13:00:00.000Z';
    const world: World = () => [
      ['team_messages', [{ ...said(1, 'owner'), content: '', deleted_at: gone, updated_at: gone }]],
    ];
    const restore = { action: 'update', values: { deleted_at: null } } as const;
    const steps = [
      ['owner', 'team_messages', restore],
      ['owner', 'team_messages', deletion],
      ['service', 'team_messages', restore],
      ['owner', 'team_messages', ['content', 'deleted_at', 'updated_at']],
    ] as const;
    const [, , , read] = await take({ world, steps });
    expect(read).toEqual([{ content: '', deleted_at: gone, updated_at: gone }]);
  });
});

describe('CHAT-31 a user who writes', () => {
  /** Messages from the owner, one for each number of `secondsAgo`, sent alternately to a chat and to the friend. */
  const sent =
    (...secondsAgo: readonly number[]): World =>
    (now) => {
      const moments = secondsAgo.map((seconds) => new Date(now - seconds * 1000).toISOString());
      const rows = moments.map((moment, n) => [n, moment] as const);
      return [
        friends,
        ['team_messages', rows.filter(([n]) => n % 2 === 0).map(([n, moment]) => said(n + 10, 'owner', moment))],
        [
          'messages',
          rows.filter(([n]) => n % 2 === 1).map(([n, moment]) => directMessage(n + 10, 'owner', 'friend', moment)),
        ],
      ];
    };
  const inChat = (person: 'owner' | 'friend') => [person, 'team_messages', insert(chat())] as const;
  const toFriend = ['owner', 'messages', insert({ recipient_id: ids.friend, content: 'Hei' })] as const;
  const tooFast = (seconds: number) => ({
    code: 'PT429',
    message: `too many messages: the next can be sent in ${seconds} seconds`,
  });

  test('a user can send five messages to chats and friends together, and a sixth only ten seconds later', async () => {
    const steps = [inChat('owner'), toFriend, inChat('owner'), toFriend, inChat('owner'), inChat('owner'), toFriend];
    expect(await take({ world: sent(), steps })).toEqual([
      ...Array.from({ length: 5 }, () => ({ rows: 1 })),
      tooFast(10),
      tooFast(10),
    ]);
  });

  test.each([
    ['10 seconds after the first of five messages', [2, 3, 4, 5, 10], { rows: 1 }],
    ['after the clock was set back an hour', [-3600, -3601, -3602, -3603, -3604], { rows: 1 }],
    ['9 seconds after the first of five messages', [2, 3, 4, 5, 9], tooFast(1)],
    ['9.2 seconds after the first of five messages', [2, 3, 4, 5, 9.2], tooFast(1)],
    ['after four messages in ten seconds and three older ones', [1, 2, 3, 4, 11, 12, 13], { rows: 1 }],
    ['a minute after the first of twenty messages', Array.from({ length: 20 }, (_, n) => 60 - n * 2), { rows: 1 }],
    ['59 seconds after the first of twenty messages', Array.from({ length: 20 }, (_, n) => 59 - n * 2.5), tooFast(1)],
    ['half a minute after the first of twenty messages', Array.from({ length: 20 }, (_, n) => 30 - n), tooFast(30)],
  ])(
    'a message that a user sends %s has the expected outcome; the earlier messages were sent %j seconds ago',
    async (_when, secondsAgo, outcome) => {
      expect(await take({ world: sent(...secondsAgo), steps: [inChat('owner')] })).toEqual([outcome]);
    },
  );

  test('a user who writes too fast does not slow other users down', async () => {
    const steps = [inChat('owner'), inChat('friend')];
    expect(await take({ world: sent(1, 1, 1, 1, 1), steps })).toEqual([tooFast(9), { rows: 1 }]);
  });

  test('a user cannot send more messages by deleting earlier ones', async () => {
    const steps = [['owner', 'team_messages', deletion] as const, inChat('owner')];
    expect(await take({ world: sent(1, 1, 1, 1, 1), steps })).toEqual([{ rows: 3 }, tooFast(9)]);
  });

  test('the service role can write any number of messages', async () => {
    const steps = [['service', 'team_messages', insert({ ...chat(), sender_id: ids.owner })] as const];
    expect(await take({ world: sent(1, 1, 1, 1, 1), steps })).toEqual([{ rows: 1 }]);
  });

  test('each row of a request counts as a message', async () => {
    const values = Array.from({ length: 6 }, () => `(0, 'Brann vs Viking', '${ids.owner}', 'Hei')`);
    await expect(
      as(postgres, 'owner', (transaction) =>
        transaction.query(`insert into team_messages (team_id, team_name, sender_id, content) values ${values.join()}`),
      ),
    ).rejects.toMatchObject({ code: 'PT429', detail: '10' });
  });
});

describe('CHAT-30 the mark of how far a user has read a friend’s messages', () => {
  test.each(['2099-01-01T00:00:00Z', 'infinity'])(
    'the mark of how far a user has read is never in the future, even if a device sends %s',
    async (future) => {
      const mark = await as(postgres, 'service', async (transaction) => {
        const [table, rows] = friends;
        for (const row of rows) await insertRow(transaction, table, row);
        await become(transaction, 'owner');
        const isNow = 'read_until = now() as is_now';
        const write = `insert into message_reads (friend_id, read_until) values ('${ids.friend}', '${future}') returning ${isNow}`;
        const change = `update message_reads set read_until = '${future}' returning ${isNow}`;
        return [(await transaction.query(write)).rows, (await transaction.query(change)).rows];
      });
      expect(mark).toEqual([[{ is_now: true }], [{ is_now: true }]]);
    },
  );
});

describe('a report', () => {
  const world: World = () => [
    friends,
    ['team_messages', [said(1, 'owner'), said(2, 'friend')]],
    ['messages', [directMessage(3, 'friend', 'owner'), directMessage(4, 'owner', 'friend')]],
  ];
  const inChat = (person: SignedInPerson, number: number) =>
    [person, 'message_reports', insert({ team_message_id: id(number), reason: 'hate' })] as const;
  const between = (person: SignedInPerson, number: number) =>
    [person, 'message_reports', insert({ message_id: id(number), reason: 'threat' })] as const;
  const quotes = ['admin', 'message_reports', ['content', 'reporter_id', 'author_id', 'reason']] as const;

  test('a report quotes the message as it was, even when its author deletes it afterwards', async () => {
    const steps = [
      inChat('stranger', 2),
      between('owner', 3),
      ['friend', 'team_messages', deletion],
      ['friend', 'messages', deletion],
      quotes,
    ] as const;
    expect((await take({ world, steps })).at(-1)).toEqual([
      { content: 'Hei fra friend', reporter_id: ids.owner, author_id: ids.friend, reason: 'threat' },
      { content: 'Heia!', reporter_id: ids.stranger, author_id: ids.friend, reason: 'hate' },
    ]);
  });
});
