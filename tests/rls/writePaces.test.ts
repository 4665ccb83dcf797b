import { writePaces } from '@tribunen/contract';
import { TOO_FAST } from '@tribunen/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertRow } from './insertRow.ts';
import { as, openPostgres } from './openPostgres.ts';
import { ids } from './people.ts';
import { firstRow } from './rows.ts';

const postgres = await openPostgres();
afterAll(() => postgres.close());

beforeAll(async () => {
  await insertRow(postgres, 'friendships', firstRow('friendships'));
  const utc_kickoff = new Date(Date.now() - 3 * 3_600_000).toISOString();
  await insertRow(postgres, 'live_matches_new', {
    ...firstRow('live_matches_new'),
    id: 'ended',
    status: 'FINISHED',
    utc_kickoff,
  });
});

const rate = (from: number, to: number) =>
  `insert into player_ratings (user_id, player_id, player_name, overall_rating, match_id)
   select auth.uid(), n::text, 'Berg', 4, 'ended' from generate_series(${from}, ${to}) as n`;
const change = `update player_ratings set overall_rating = 3.5 where player_id = '1'`;
const most = writePaces.ratings;

test('CHANGE-7 a user can write sixty ratings in a minute, new or changed; the next is refused with the seconds to wait', async () => {
  const write = (...statements: readonly string[]) =>
    as(postgres, 'owner', async (transaction) => {
      for (const statement of statements) await transaction.exec(statement);
    });
  await expect(write(rate(1, most - 1), change)).resolves.toBeUndefined();
  await expect(write(rate(1, most), change)).rejects.toMatchObject({ code: TOO_FAST, detail: '1' });
  await expect(write(rate(1, most + 10))).rejects.toMatchObject({ code: TOO_FAST, detail: '10' });
});

test('CHANGE-7 each user has a separate limit, which recovers with time and does not apply to the backend’s jobs', async () => {
  const outcome = as(postgres, 'owner', async (transaction) => {
    await transaction.exec(rate(1, most));
    await transaction.exec('reset role');
    await transaction.exec("update private.write_paces set at = at - interval '30 seconds'");
    const { rows: paces } = await transaction.query('select user_id, kind from private.write_paces');
    await transaction.exec('set local role authenticated');
    await transaction.exec(rate(most + 1, most + 20));
    return paces;
  });
  expect(await outcome).toEqual([{ user_id: ids.owner, kind: 'ratings' }]);
  const job = as(postgres, 'service', (transaction) =>
    transaction.exec(rate(1, most + 1).replace('auth.uid()', `'${ids.owner}'`)),
  );
  await expect(job).resolves.not.toThrow();
});

test('CHANGE-7 a user waits no hour for a clock that is set back by one', async () => {
  const outcome = as(postgres, 'owner', async (transaction) => {
    await transaction.exec(rate(1, 1));
    await transaction.exec("reset role; update private.write_paces set at = at + interval '1 hour'");
    await transaction.exec('set local role authenticated');
    await transaction.exec(rate(2, 2));
  });
  await expect(outcome).resolves.toBeUndefined();
});

test('CHANGE-7 writes to all of a user’s lists count towards one rate limit, even while each list stays below its cap', async () => {
  const mute = (from: number, to: number) =>
    `insert into push_mutes (user_id, match_id) select auth.uid(), n::text from generate_series(${from}, ${to}) as n`;
  const hide = `insert into hidden_words (user_id, word) values (auth.uid(), 'offside')`;
  const write = (...statements: readonly string[]) =>
    as(postgres, 'owner', async (transaction) => {
      for (const statement of statements) await transaction.exec(statement);
    });
  const again = [mute(1, 400), 'delete from push_mutes', mute(1, writePaces.lists - 401)];
  await expect(write(...again, hide)).resolves.toBeUndefined();
  await expect(write(...again, hide, mute(400, 401))).rejects.toMatchObject({ code: TOO_FAST });
});

test('a rating’s stars have at most one decimal, and zeros at the end count as decimals', async () => {
  const write = (stars: string) =>
    as(postgres, 'owner', (transaction) =>
      transaction.query(
        "insert into player_ratings (user_id, player_id, player_name, overall_rating, match_id) values (auth.uid(), '1', 'Berg', $1::numeric, 'ended')",
        [stars],
      ),
    );
  await expect(write('4.5')).resolves.toBeDefined();
  await expect(write(`4.5${'0'.repeat(16_000)}`)).rejects.toMatchObject({ code: '23514' });
});

test('CHANGE-7 a user who repeatedly deletes a message, marks a chat as read or reorders follows is limited too', async () => {
  const message = '00000000-0000-4000-8000-000000000001';
  const repeat = (most: number, first: string, statement: string) =>
    as(postgres, 'owner', async (transaction) => {
      await transaction.exec(first);
      // Runs twice as many statements as the limit, because the limit recovers while they run.
      for (let times = 0; times < 2 * most; times += 1) await transaction.exec(statement);
    });
  const refused = { code: TOO_FAST };
  await expect(
    repeat(
      writePaces.deletions,
      `insert into team_messages (id, team_id, team_name, content) values ('${message}', 57, 'Arsenal', 'Hei')`,
      `update team_messages set deleted_at = now() where id = '${message}'`,
    ),
  ).rejects.toMatchObject(refused);
  await expect(
    repeat(
      writePaces.reads - 1,
      `insert into message_reads (friend_id, read_until) values ('${ids.friend}', now())`,
      'update message_reads set read_until = now()',
    ),
  ).rejects.toMatchObject(refused);
  await expect(
    repeat(
      writePaces.orders / 200,
      "insert into user_follows (entity_type, entity_id, display_name) select 'team', n::text, 'Lag' from generate_series(1, 200) as n",
      'update user_follows set priority = priority + 1',
    ),
  ).rejects.toMatchObject(refused);
});

test('CHANGE-7 announcements of presence and of a shared delay count towards the same limit, and a user who exceeds it can still withdraw the delay', async () => {
  const announce = (times: number) => `select announce_presence() from generate_series(1, ${times})`;
  const call = (...statements: readonly string[]) =>
    as(postgres, 'owner', async (transaction) => {
      for (const statement of statements) await transaction.exec(statement);
    });
  const share = "select share_delay('500001', 30)";
  await expect(call(announce(writePaces.presence - 1), share)).resolves.toBeUndefined();
  await expect(call(announce(2 * writePaces.presence))).rejects.toMatchObject({ code: TOO_FAST });
  await expect(call(`${share} from generate_series(1, ${2 * writePaces.presence})`)).rejects.toMatchObject({
    code: TOO_FAST,
  });
  const withdraw = `select share_delay(null, null) from generate_series(1, ${2 * writePaces.presence})`;
  await expect(call(withdraw)).resolves.toBeUndefined();
});
