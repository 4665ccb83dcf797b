import { afterAll, expect, test } from 'vitest';
import { as, become, openPostgres } from './openPostgres.ts';
import { ids, people, type Person } from './people.ts';
import type { Transaction } from './Postgres.ts';

const postgres = await openPostgres();
afterAll(() => postgres.close());

interface RoomMessage {
  readonly topic: string;
  readonly extension: 'broadcast' | 'presence';
}

interface Rights {
  readonly read: boolean;
  readonly write: boolean;
}

/** A person's rights in a private channel. The test tries a read and a write on realtime's table, as realtime does. */
async function rightsOf(person: Person, message: RoomMessage): Promise<Rights> {
  const read = await as(postgres, 'service', async (transaction) => {
    await tell(transaction, message);
    await become(transaction, person);
    const { rows } = await transaction.query('select 1 from realtime.messages');
    return rows.length > 0;
  });
  const write = await as(postgres, person, async (transaction) => {
    try {
      await tell(transaction, message);
      return true;
    } catch (error) {
      expect(String(error)).toContain('row-level security');
      return false;
    }
  });
  return { read, write };
}

async function tell(transaction: Transaction, { topic, extension }: RoomMessage): Promise<void> {
  await transaction.query("select set_config('realtime.topic', $1, true)", [topic]);
  await transaction.query('insert into realtime.messages (topic, extension) values ($1, $2)', [topic, extension]);
}

const all = { read: true, write: true };
const none = { read: false, write: false };
const signedIn: readonly Person[] = ['owner', 'friend', 'stranger', 'admin'];
const own = `user:${ids.owner}`;
/**
 * The topics that exist (for online users, the owner, matches and chats), and invented topics whose names resemble the
 * name of a real topic, chat or table.
 */
const topics = [
  'online_users',
  'online_users:1',
  'Online_users',
  own,
  `${own}:1`,
  own.toUpperCase(),
  'user:',
  'live',
  'match:500001',
  'team:59',
  'live:1',
  'match',
  'chat:brann',
  'messages',
  'player_ratings:44',
];
const cells = people.flatMap((person) =>
  topics.flatMap((topic) => (['presence', 'broadcast'] as const).map((extension) => ({ person, topic, extension }))),
);

test.each(cells)(
  'the $person has exactly the intended rights to $extension in $topic',
  async ({ person, ...message }) => {
    const isOpen = signedIn.includes(person) && message.topic === 'online_users' && message.extension === 'presence';
    const isHeard = ['live', 'match:500001', 'team:59', ...(person === 'owner' ? [own] : [])].includes(message.topic);
    // The service key bypasses every policy. Users receive broadcasts; only the database sends them.
    const isRead = isHeard && message.extension === 'broadcast';
    const expected = isOpen || person === 'service' ? all : { ...none, read: isRead };
    expect(await rightsOf(person, message)).toEqual(expected);
  },
);
