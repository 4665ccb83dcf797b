import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertRow } from './insertRow.ts';
import { as, openPostgres } from './openPostgres.ts';
import { ids, type Person } from './people.ts';
import { firstRow } from './rows.ts';

// Attacks that the database refuses, and that no other test tries.

const postgres = await openPostgres();
afterAll(() => postgres.close());

beforeAll(async () => {
  await insertRow(postgres, 'friendships', firstRow('friendships'));
  await insertRow(postgres, 'team_messages', firstRow('team_messages'));
});

const squad = (
  players: number,
  captain: string,
): string => `select replace_fantasy_players(jsonb_agg(jsonb_build_object(
    'player_name', 'Berg', 'player_id', n, 'position', 'Forward', 'team_name', 'Brann', 'is_captain', ${captain}, 'is_vice_captain', false
  ))) from generate_series(1, ${players}) as n`;
const repeated = (character: string): string =>
  `insert into team_messages (team_id, team_name, content) select 57, 'Arsenal', repeat(${character}, 281)`;

const attacks: readonly (readonly [what: string, attacker: Person, sql: string, code: string])[] = [
  [
    'broadcasts a goal past the function of realtime',
    'owner',
    "insert into realtime.messages (topic, extension, payload, event, private) values ('live', 'broadcast', '{}', 'live', true)",
    '42501',
  ],
  ['locks the table of the chats', 'owner', 'lock table team_messages in access exclusive mode', '42501'],
  ['creates a table in the schema that REST serves', 'owner', 'create table public.mine (id integer)', '42501'],
  ['reads the job secret', 'owner', 'select * from vault.decrypted_secrets', '42501'],
  ['makes the database send a request', 'owner', "select net.http_post('https://example.com')", '42501'],
  ['forgives a device its refused messages', 'owner', 'update push_subscriptions set failures = 0', '42501'],
  [
    'stars both ways',
    'owner',
    'update friendships set is_star_friend_user1 = true, is_star_friend_user2 = true',
    '42501',
  ],
  ['takes away a star with null', 'owner', 'update friendships set is_star_friend_user1 = null', '23502'],
  [
    'answers a message that does not exist',
    'owner',
    "insert into team_messages (team_id, team_name, content, reference_message_id) values (57, 'Arsenal', 'Ja', gen_random_uuid())",
    '23503',
  ],
  ['hides a long message in marks on one letter', 'owner', repeated("U&'\\0301'"), '23514'],
  [
    'announces a match with a line break behind its id',
    'owner',
    "select announce_presence('500001' || chr(10))",
    '23514',
  ],
  [
    'shares a delay with a line break behind the match',
    'owner',
    "select share_delay('500001' || chr(10), 30)",
    '23514',
  ],
  ['shares a delay of more than three minutes', 'owner', "select share_delay('500001', 181)", '23514'],
  ['shares a delay in no match', 'owner', 'select share_delay(null, 30)', '23502'],
  ['asks for the ratings of an object', 'anon', "select player_rating_totals('{}')", '22023'],
  ['reorders an object', 'owner', "select reorder_follows(teams => '{}')", '22023'],
  [
    'reorders to an infinite place',
    'owner',
    `select reorder_follows(teams => '[{"id": "${ids.owner}", "priority": 1e400}]')`,
    '22003',
  ],
  ['replaces the squad by nothing that is a list', 'owner', "select replace_fantasy_players('null')", '22023'],
  ['replaces the squad by sixteen players', 'owner', squad(16, 'false'), 'PT422'],
  ['replaces the squad by a player who may be captain', 'owner', squad(1, 'null'), '23502'],
  [
    'writes a thousand rows in one request',
    'owner',
    "insert into hidden_words (word) select 'ord' || n from generate_series(1, 1000) as n",
    'PT429',
  ],
  [
    'writes more than ten thousand rows in one request',
    'owner',
    "insert into hidden_words (word) select 'ord' || n from generate_series(1, 10001) as n",
    'PT413',
  ],
  ['replaces the squad by more than ten thousand players', 'owner', squad(10001, 'false'), 'PT413'],
  [
    'orders more than a thousand follows',
    'owner',
    `select reorder_follows(teams => jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'priority', n)))
     from generate_series(1, 1001) as n`,
    'PT413',
  ],
  [
    'searches by a pattern that needs all the memory',
    'anon',
    "select from team_messages where content ~ '(((((a{0,100}){0,100}){0,100}){0,100}){0,100})'",
    '2201B',
  ],
  ['shuts a user out for a span of their own', 'admin', `select shut_out('${ids.owner}', 'week', 'Spam')`, '22023'],
  ['shuts a user out without a reason', 'admin', `select shut_out('${ids.owner}', 'hour', null)`, '23502'],
  ['shuts out somebody who does not exist', 'admin', "select shut_out(gen_random_uuid(), 'hour', 'Spam')", '23503'],
  ['slows a chat without a team', 'admin', "select slow_chat(null, 'Arsenal', 10)", '23502'],
  ['deletes lines of the log', 'admin', 'delete from private.desk_log', '42501'],
  ['changes what a report quotes', 'admin', "update message_reports set content = 'Hei'", '42501'],
];

test.each(attacks)('an attacker who %s is refused, as %s', async (_what, attacker, sql, code) => {
  await expect(as(postgres, attacker, (transaction) => transaction.exec(sql))).rejects.toMatchObject({ code });
});

test('no time zone that a user may choose stops the push messages of everybody', async () => {
  const zones = [
    'Factory',
    'ABC+200',
    'ABC-168',
    'ABC999999999999',
    '+25',
    '-15-60',
    'Europe',
    'America/',
    'now',
    'infinity',
    'right/UTC',
  ];
  const { rows } = await postgres.query<{ minute: number }>(
    'select private.minute_of_day(now(), zone) as minute from unnest($1::text[]) as zone',
    [zones],
  );
  expect(rows.map(({ minute }) => Number.isInteger(minute))).toEqual(zones.map(() => true));
});
