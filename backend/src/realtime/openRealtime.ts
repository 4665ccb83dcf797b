import { type Auth, RealtimeServer, systemClock } from '@tribunen/protocol';
import type { Pool } from 'pg';
import { openPool } from '../postgres/openPool.ts';
import { ChangeStream } from './ChangeStream.ts';
import { PolicyJudge } from './PolicyJudge.ts';
import { readPublishedTables } from './readPublishedTables.ts';
import { SubscriptionTable } from './SubscriptionTable.ts';
import { toBroadcast } from './toBroadcast.ts';
import { toChange } from './toChange.ts';

export interface RunningRealtime {
  readonly server: RealtimeServer;
  stop(): Promise<void>;
}

/**
 * The delay between a join and its confirmation, so that the stream first delivers the changes committed before the
 * join.
 */
const subscribesAfterMs = 100;

/** Starts the realtime server, which sends the database's committed changes and its broadcasts to the listeners. */
export async function openRealtime(pool: Pool, readerUrl: string, auth: Auth): Promise<RunningRealtime> {
  const reader = openPool(readerUrl, 4);
  const { tables, keys } = await readPublishedTables(pool);
  const judge = new PolicyJudge(reader, keys);
  const subscriptions = new SubscriptionTable(reader);
  const server = new RealtimeServer({
    tables,
    rightsIn: (who, room) => judge.rightsIn(who, room),
    auth,
    clock: systemClock,
    newId: () => crypto.randomUUID(),
    subscribesAfterMs: () => subscribesAfterMs,
    subscriptions,
  });
  const stream = new ChangeStream({
    pool,
    readerUrl,
    async receive(message, transaction) {
      const sent = toBroadcast(message);
      if (sent !== null) return server.broadcast(sent.room, sent.broadcast, null);
      const change = toChange(message, keys);
      if (change === null) return;
      // The policies run only for a change that has listeners.
      server.sendChange(change, await judge.seenBy(change, transaction, server.listenersOf(change)));
    },
  });
  await stream.start();
  return {
    server,
    async stop() {
      server.stop();
      await subscriptions.stop();
      await stream.stop();
      await reader.end();
    },
  };
}
