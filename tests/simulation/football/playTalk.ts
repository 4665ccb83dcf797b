import { instantAt } from '@tribunen/domain';
import { createRandom, drawWeighted, seededUuid } from '@tribunen/football';
import { type Database, signedUpUser } from '@tribunen/mocks/simulation';
import type { SimulationPlan } from '../plan/SimulationPlan.ts';
import type { SimulatedTime } from '../time/SimulatedTime.ts';
import type { TrueMessage, Truth } from './Truth.ts';

/** How many seconds a writer's picture may be behind the pitch. One of these is drawn for each message in a chat. */
const behind = [0, 0, 8, 35] as const;

/**
 * Writes messages about the events of the matches as soon as their writers see them: strangers write in the chats, and
 * each signed-in spectator gets messages from a friend.
 */
export async function playTalk(
  plan: SimulationPlan,
  database: Database,
  time: SimulatedTime,
  truth: Truth,
): Promise<void> {
  const { seed, start, browsers, matches } = plan;
  const random = createRandom(seed, 'talk');
  const friend = seededUuid(seed, 'friend');
  const created_at = instantAt(start - 1000);
  const row = { id: friend, email: 'venn@eksempel.no', password: 'Kveldskamp#74', created_at };
  await database.auth.users.insert([signedUpUser(row, { name: 'Venn' })]);
  const users = [...new Set(browsers.flatMap(({ user }) => user?.id ?? []))];
  let written = 0;
  const write = (at: number, message: Pick<TrueMessage, 'match' | 'to' | 'behindSeconds'>, store: Store): void => {
    const id = seededUuid(seed, 'talk', (written += 1));
    time.after(at, () => {
      truth.said({ ...message, id, at: time.now });
      store({ id, content: `Der! ${id}`, deleted_at: null, created_at: instantAt(time.now) }).catch((error: unknown) =>
        console.error('A message could not be written', error),
      );
    });
  };
  for (const { id, home, away, changes } of matches) {
    for (const { kind, at } of changes) {
      if (kind !== 'event' || at < 0) continue;
      if (random() < 0.5) {
        const behindSeconds = drawWeighted(behind, () => 1, random);
        write(at + behindSeconds * 1000, { match: String(id), to: null, behindSeconds }, (each) =>
          database.team_messages.insert([
            {
              ...each,
              team_id: 0,
              team_name: `${home.name} vs ${away.name}`,
              sender_id: null,
              removed_at: null,
              tagged_user_id: null,
              reference_message_id: null,
              behind_seconds: behindSeconds,
              updated_at: each.created_at,
            },
          ]),
        );
      }
      for (const recipient_id of random() < 0.3 ? users : []) {
        write(at, { match: null, to: recipient_id, behindSeconds: 0 }, (each) =>
          database.messages.insert([{ ...each, sender_id: friend, recipient_id }]),
        );
      }
    }
  }
}

type Store = (message: {
  readonly id: string;
  readonly content: string;
  readonly deleted_at: null;
  readonly created_at: string;
}) => Promise<unknown>;
