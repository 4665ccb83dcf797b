import {
  deskAnswer,
  type DeskAnswer,
  exportMyDataAnswer,
  writingLimitsAnswer,
  type WritingLimitsAnswer,
} from '@tribunen/contract';
import { parse } from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { insertRow } from './insertRow.ts';
import { as, become, openPostgres } from './openPostgres.ts';
import { ids, people, type Person, type SignedInPerson } from './people.ts';
import type { Transaction } from './Postgres.ts';

const postgres = await openPostgres();
afterAll(() => postgres.close());

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
const said = (number: number, sender: SignedInPerson, given: object = {}) => ({
  id: id(number),
  team_id: 0,
  team_name: 'Brann vs Viking',
  sender_id: ids[sender],
  content: `Ord ${number}`,
  created_at: minutesAgo(60 - number),
  ...given,
});
const reportOf = (reporter: SignedInPerson, reason: string, minutes: number) => ({
  reporter_id: ids[reporter],
  team_message_id: id(5),
  reason,
  created_at: minutesAgo(minutes),
});

/** A chat of eight messages, of which the fifth has been reported twice. */
class Stand {
  readonly #transaction: Transaction;

  private constructor(transaction: Transaction) {
    this.#transaction = transaction;
  }

  /** Writes the chat and its reports, and runs a task on it, in a transaction that is rolled back. */
  static run<Answer>(task: (stand: Stand) => Promise<Answer>): Promise<Answer> {
    return as(postgres, 'service', async (transaction) => {
      for (let number = 1; number <= 8; number += 1) {
        await insertRow(transaction, 'team_messages', said(number, number === 5 ? 'owner' : 'friend'));
      }
      await insertRow(transaction, 'team_messages', said(9, 'friend', { team_name: 'Lyn vs Skeid' }));
      await insertRow(transaction, 'message_reports', reportOf('friend', 'hate', 5));
      await insertRow(transaction, 'message_reports', reportOf('stranger', 'spam', 4));
      return task(new Stand(transaction));
    });
  }

  /** Calls a procedure as a person. Returns its answer, or the code and the detail of its refusal. */
  async call(person: Person, name: string, ...given: unknown[]): Promise<unknown> {
    const places = given.map((_, at) => `$${at + 1}`).join();
    return this.#try(person, async () => {
      const { rows } = await this.#transaction.query<{ answer: unknown }>(
        `select public.${name}(${places}) as answer`,
        given,
      );
      return rows[0]?.answer;
    });
  }

  async desk(...asked: [name: string, ...given: unknown[]]): Promise<DeskAnswer> {
    return parse(deskAnswer, await this.call('admin', ...asked));
  }

  async limits(person: SignedInPerson, ...chat: readonly unknown[]): Promise<WritingLimitsAnswer> {
    return parse(writingLimitsAnswer, await this.call(person, 'writing_limits', ...chat));
  }

  write(person: SignedInPerson, given: object = {}): Promise<unknown> {
    const row = { team_id: 0, team_name: 'Brann vs Viking', sender_id: ids[person], content: 'Hei', ...given };
    return this.#try(person, async () => {
      await insertRow(this.#transaction, 'team_messages', row);
      return 'written';
    });
  }

  /** Settles or reopens the reports of the message with this content. Finds the report's id on the desk. */
  async settle(name: 'settle_report' | 'reopen_report', content: string): Promise<DeskAnswer> {
    const { reports } = await this.desk('desk');
    return this.desk(name, reports.find((each) => each.content === content)?.id);
  }

  async report(reporter: SignedInPerson, number: number, minutes: number): Promise<void> {
    await become(this.#transaction, 'service');
    await insertRow(this.#transaction, 'message_reports', {
      ...reportOf(reporter, 'spam', minutes),
      team_message_id: id(number),
    });
  }

  /** Stores one person's reports of this many messages, all newer than the other reports. */
  async flood(reporter: SignedInPerson, messages: number): Promise<void> {
    await become(this.#transaction, 'service');
    await this.#transaction.query(
      `with written as (
        insert into team_messages (team_id, team_name, sender_id, content)
        select 57, 'Arsenal', $1, 'Hei ' || n from generate_series(1, $2::int) as n
        returning id
      )
      insert into message_reports (reporter_id, team_message_id, reason) select $3, id, 'spam' from written`,
      [ids.friend, messages, ids[reporter]],
    );
  }

  /** Stores a message with this id from the owner to the friend, and the friend's report of it. */
  async reportMessageToFriend(message: string, content: string): Promise<void> {
    await become(this.#transaction, 'service');
    const sent = { id: message, sender_id: ids.owner, recipient_id: ids.friend, content };
    await insertRow(this.#transaction, 'messages', sent);
    const report = { reporter_id: ids.friend, message_id: message, reason: 'other' };
    await insertRow(this.#transaction, 'message_reports', report);
  }

  async message(number: number): Promise<unknown> {
    const { rows } = await this.#transaction.query(
      'select content, removed_at is not null as removed, deleted_at is not null as deleted from public.team_messages where id = $1',
      [id(number)],
    );
    return rows[0];
  }

  async as(person: Person, sql: string): Promise<void> {
    await become(this.#transaction, person);
    await this.#transaction.query(sql);
  }

  async endShutOuts(): Promise<void> {
    await this.#transaction.exec('reset role; update private.shut_outs set until = now()');
  }

  async #try(person: Person, run: () => Promise<unknown>): Promise<unknown> {
    await become(this.#transaction, person);
    await this.#transaction.exec('savepoint trying');
    try {
      return await run();
    } catch (error) {
      await this.#transaction.exec('rollback to savepoint trying');
      const { code, detail } = Object(error);
      return detail === undefined ? code : [code, detail];
    }
  }
}

const loggedActions = ({ log }: DeskAnswer) => log.map(({ action }) => action);

test('an administrator whose account is deleted can no longer call the desk or read reports', async () => {
  const outcome = await as(postgres, 'service', async (transaction) => {
    await insertRow(transaction, 'team_messages', said(5, 'owner'));
    await insertRow(transaction, 'message_reports', reportOf('friend', 'hate', 5));
    await transaction.exec(`reset role; delete from auth.users where id = '${ids.admin}'`);
    await become(transaction, 'admin');
    const { rows: reports } = await transaction.query('select id from message_reports');
    const desk: unknown = await transaction.query('select public.desk()').catch((error: unknown) => error);
    return { reports, desk };
  });
  expect(outcome).toEqual({ reports: [], desk: expect.objectContaining({ code: '42501' }) });
});

test('DESK-4 the desk shows a reported message once, with its reports and three messages before and after it', async () => {
  const { reports } = await Stand.run((stand) => stand.desk('desk'));
  expect(reports).toMatchObject([
    {
      message_id: id(5),
      team_name: 'Brann vs Viking',
      state: 'shown',
      author_id: ids.owner,
      content: 'Ord 5',
      complaints: [{ reason: 'hate' }, { reason: 'spam' }],
      before: [{ content: 'Ord 2' }, { content: 'Ord 3' }, { content: 'Ord 4' }],
      after: [{ content: 'Ord 6' }, { content: 'Ord 7' }, { content: 'Ord 8' }],
    },
  ]);
});

test('DESK-4 a flood of reports from one user does not push another user’s report off the desk', async () => {
  const { reports } = await Stand.run(async (stand) => {
    await stand.flood('admin', 600);
    return stand.desk('desk');
  });
  expect(reports).toHaveLength(50);
  expect(reports.filter(({ complaints }) => complaints.length === 2)).toMatchObject([{ content: 'Ord 5' }]);
});

test('DESK-4 the desk shows only the reported message of a conversation between two friends', async () => {
  const { reports } = await as(postgres, 'service', async (transaction) => {
    const between = (number: number) => ({
      id: id(number),
      sender_id: ids.owner,
      recipient_id: ids.friend,
      content: `Mellom oss ${number}`,
    });
    await insertRow(transaction, 'messages', between(1));
    await insertRow(transaction, 'messages', between(2));
    await insertRow(transaction, 'message_reports', { reporter_id: ids.friend, message_id: id(2), reason: 'threat' });
    await become(transaction, 'admin');
    const { rows } = await transaction.query<{ answer: DeskAnswer }>('select public.desk() as answer');
    return rows[0]?.answer ?? { reports: [] };
  });
  expect(reports).toMatchObject([
    { message_id: null, state: null, content: 'Mellom oss 2', before: [], after: [], author_id: ids.owner },
  ]);
});

describe('DESK-1 a message that an administrator removes', () => {
  test('a removed message stays in the chat without its text, and an administrator can restore the text', async () => {
    const seen = await Stand.run(async (stand) => {
      const removed = await stand.desk('remove_message', id(5));
      const without = await stand.message(5);
      const again = await stand.desk('remove_message', id(5));
      const restored = await stand.desk('restore_message', id(5));
      return { removed, without, again, restored, back: await stand.message(5) };
    });
    expect(seen.removed.reports).toMatchObject([{ state: 'removed', content: 'Ord 5' }]);
    expect(seen.without).toEqual({ content: '', removed: true, deleted: false });
    expect(loggedActions(seen.again)).toEqual(['remove']);
    expect(loggedActions(seen.restored)).toEqual(['restore', 'remove']);
    expect(seen.back).toEqual({ content: 'Ord 5', removed: false, deleted: false });
  });

  test('a removed message cannot be restored once its sender has deleted it', async () => {
    const seen = await Stand.run(async (stand) => {
      await stand.desk('remove_message', id(5));
      await stand.as('owner', `update public.team_messages set deleted_at = now() where id = '${id(5)}'`);
      const { log } = await stand.desk('restore_message', id(5));
      return { log, message: await stand.message(5) };
    });
    expect(seen.log.map(({ action }) => action)).toEqual(['remove']);
    expect(seen.message).toEqual({ content: '', removed: true, deleted: true });
    const { rows } = await postgres.query('select count(*) as kept from private.removed_messages');
    expect(rows).toEqual([{ kept: 0 }]);
  });

  test.each(['removed_at = null', "content = 'Tilbake'"])(
    'the sender of a removed message cannot set %s',
    async (change) => {
      const outcome = Stand.run(async (stand) => {
        await stand.desk('remove_message', id(5));
        await stand.as('owner', `update public.team_messages set ${change} where id = '${id(5)}'`);
      });
      await expect(outcome).rejects.toMatchObject({ code: '42501' });
    },
  );
});

test('DESK-6 the desk lists a settled message after the unsettled ones, until an administrator reopens it or somebody reports it again', async () => {
  const standing = ({ reports, log }: DeskAnswer) => [
    reports.map(({ content, settled_at }) => [content, settled_at !== null]),
    log.map(({ action }) => action),
  ];
  const seen = await Stand.run(async (stand) => {
    await stand.report('owner', 2, 30);
    const settled = await stand.settle('settle_report', 'Ord 5');
    const again = await stand.settle('settle_report', 'Ord 5');
    const reopened = await stand.settle('reopen_report', 'Ord 5');
    await stand.settle('settle_report', 'Ord 5');
    await stand.report('admin', 5, 0);
    return [settled, again, reopened, await stand.desk('desk')].map(standing);
  });
  const apart = [
    ['Ord 2', false],
    ['Ord 5', true],
  ];
  const together = [
    ['Ord 5', false],
    ['Ord 2', false],
  ];
  expect(seen).toEqual([
    [apart, ['settle']],
    [apart, ['settle']],
    [together, ['reopen', 'settle']],
    [together, ['settle', 'reopen', 'settle']],
  ]);
});

test('DESK-6 the reports of a settled message stay settled when the row of the message is removed', async () => {
  const { reports } = await Stand.run(async (stand) => {
    await stand.settle('settle_report', 'Ord 5');
    await stand.as('service', `delete from public.team_messages where id = '${id(5)}'`);
    return stand.desk('desk');
  });
  expect(reports.map(({ settled_at }) => settled_at !== null)).toEqual([true, true]);
});

test('DESK-6 settling a message between friends does not settle a chat message with the same id', async () => {
  const { reports, log } = await Stand.run(async (stand) => {
    await stand.reportMessageToFriend(id(5), 'Hyggelig');
    return stand.settle('settle_report', 'Hyggelig');
  });
  expect(reports.map(({ content, settled_at }) => [content, settled_at !== null])).toEqual([
    ['Ord 5', false],
    ['Hyggelig', true],
  ]);
  expect(log).toHaveLength(1);
});

describe('DESK-2 in a slow chat', () => {
  test('in a slow chat each user can write one message per interval, and can write in other chats as before', async () => {
    const outcomes = await Stand.run(async (stand) => {
      await stand.desk('slow_chat', 0, 'Brann vs Viking', 30);
      const first = await stand.write('owner');
      const { slow_seconds } = await stand.limits('owner', 0, 'Brann vs Viking');
      return [
        first,
        await stand.write('owner'),
        await stand.write('owner', { team_name: 'Lyn vs Skeid' }),
        await stand.write('stranger'),
        slow_seconds,
      ];
    });
    expect(outcomes).toEqual(['written', ['PT429', '30'], 'written', 'written', 30]);
  });

  test('a user cannot get round the limit of a team’s chat by spelling its name differently', async () => {
    const outcomes = await Stand.run(async (stand) => {
      await stand.desk('slow_chat', 57, 'Arsenal', 10);
      await stand.write('owner', { team_id: 57, team_name: 'Arsenal' });
      return stand.write('owner', { team_id: 57, team_name: 'arsenal' });
    });
    expect(outcomes).toEqual(['PT429', '10']);
  });

  test('a slow chat makes no user wait for a clock that was set back an hour', async () => {
    const outcome = as(postgres, 'service', async (transaction) => {
      await transaction.exec(`reset role;
        insert into private.slow_chats (chat, team_id, team_name, seconds) values ('team:57', 57, 'Arsenal', 10);
        insert into team_messages (team_id, team_name, sender_id, content, created_at)
        values (57, 'Arsenal', '${ids.owner}', 'Heia!', now() + interval '1 hour')`);
      await become(transaction, 'owner');
      await transaction.exec("insert into team_messages (team_id, team_name, content) values (57, 'Arsenal', 'Heia!')");
    });
    await expect(outcome).resolves.toBeUndefined();
  });

  test('an administrator can lift the limit of a slow chat again, and cannot set a limit of more than a minute', async () => {
    const seen = await Stand.run(async (stand) => {
      const tooSlow = await stand.call('admin', 'slow_chat', 0, 'Brann vs Viking', 61);
      const slow = await stand.desk('slow_chat', 0, 'Brann vs Viking', 60);
      await stand.write('owner');
      const lifted = await stand.desk('slow_chat', 0, 'Brann vs Viking', null);
      const again = await stand.desk('slow_chat', 0, 'Brann vs Viking', null);
      return { tooSlow, slow, lifted, again, written: await stand.write('owner') };
    });
    expect(seen.tooSlow).toEqual(['23514', expect.any(String)]);
    expect(seen.slow.slow_chats).toEqual([{ team_id: 0, team_name: 'Brann vs Viking', seconds: 60 }]);
    expect(seen.lifted.slow_chats).toEqual([]);
    expect(loggedActions(seen.again)).toEqual(['unslow', 'slow']);
    expect(seen.written).toBe('written');
  });
});

test('DESK-5 an action that an administrator repeats is logged once, and pushes no older line out of the log', async () => {
  const { log } = await Stand.run(async (stand) => {
    await stand.desk('slow_chat', 0, 'Brann vs Viking', 30);
    await stand.desk('shut_out', ids.owner, 'forever', 'Trusler');
    await stand.desk('slow_chat', 0, 'Brann vs Viking', 30);
    await stand.desk('shut_out', ids.owner, 'forever', 'Trusler');
    return stand.desk('slow_chat', 0, 'Brann vs Viking', 60);
  });
  expect(log).toMatchObject([{ action: 'slow', seconds: 60 }, { action: 'shut-out' }, { action: 'slow', seconds: 30 }]);
});

describe('DESK-3 a user whom an administrator has shut out', () => {
  const outcomesOf = (span: string) =>
    Stand.run(async (stand) => {
      const { shut_outs } = await stand.desk('shut_out', ids.owner, span, 'Trusler');
      const written = await stand.write('owner');
      return { shut_outs, written, read: (await stand.limits('owner')).shut_out };
    });

  test.each([
    ['hour', 3_600_000],
    ['day', 86_400_000],
  ])(
    'a user who is shut out for one %s cannot write, and can read the reason and the end of the shut-out',
    async (span, ms) => {
      const { shut_outs, written, read } = await outcomesOf(span);
      expect(shut_outs).toMatchObject([{ user_id: ids.owner, reason: 'Trusler' }]);
      expect(written).toBe('PT423');
      expect(read?.reason).toBe('Trusler');
      const left = Date.parse(read?.until ?? '') - Date.now();
      expect(left).toBeGreaterThan(ms - 60_000);
      expect(left).toBeLessThanOrEqual(ms);
    },
  );

  test('a user can write again after an administrator has lifted the shut-out', async () => {
    const seen = await Stand.run(async (stand) => {
      await stand.desk('shut_out', ids.owner, 'day', 'Trusler');
      const desk = await stand.desk('let_in', ids.owner);
      const again = await stand.desk('let_in', ids.owner);
      return { desk, again, written: await stand.write('owner') };
    });
    expect(seen.desk.shut_outs).toEqual([]);
    expect(seen.desk.log).toMatchObject([{ action: 'let-in' }, { action: 'shut-out', reason: 'Trusler' }]);
    expect(seen.again).toEqual(seen.desk);
    expect(seen.written).toBe('written');
  });

  test('a user can write again when the shut-out has ended', async () => {
    const seen = await Stand.run(async (stand) => {
      await stand.desk('shut_out', ids.owner, 'hour', 'Trusler');
      await stand.endShutOuts();
      return {
        written: await stand.write('owner'),
        received: await stand.limits('owner'),
        desk: await stand.desk('desk'),
      };
    });
    expect(seen).toMatchObject({ written: 'written', received: { shut_out: null }, desk: { shut_outs: [] } });
  });

  test.each([
    ['a reason of white space', 'hour', ' \u00A0', '23514'],
    ['a reason of 201 characters', 'hour', 'å'.repeat(201), '23514'],
    ['a span that the desk does not offer', 'week', 'Trusler', '22023'],
  ])('an administrator cannot shut a user out with %s', async (_what, span, why, code) => {
    const outcome = await Stand.run((stand) => stand.call('admin', 'shut_out', ids.owner, span, why));
    expect([outcome].flat()[0]).toBe(code);
  });

  test('ACCOUNT-22 the export of an account contains its shut-out', async () => {
    const exported = await Stand.run(async (stand) => {
      await stand.desk('shut_out', ids.owner, 'forever', 'Trusler');
      return stand.call('service', 'export_account', ids.owner);
    });
    expect(parse(exportMyDataAnswer, exported).tables.shut_outs).toEqual([{ reason: 'Trusler', until: null }]);
  });
});

test('DESK-5 the tables of the desk can be read only through its procedures', async () => {
  for (const person of people) {
    for (const table of ['removed_messages', 'slow_chats', 'shut_outs', 'desk_log']) {
      await expect(
        as(postgres, person, (transaction) => transaction.query(`select * from private.${table}`)),
        `${table} as ${person}`,
      ).rejects.toMatchObject({ code: '42501' });
    }
  }
});
