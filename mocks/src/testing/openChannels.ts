import { onTestFinished } from 'vitest';
import { RealtimeServer, systemClock } from '@tribunen/protocol';
import { createDatabase } from '../database.ts';
import { demoSpectator, demoUsers } from '../demoSpectator.ts';
import { openAuth } from '../supabase/auth/openAuth.ts';
import { type ChannelRules, rightsOnChannel } from '../supabase/channelRights.ts';

interface Guest {
  /** Every frame the server has sent: parsed JSON, or bytes. */
  readonly sent: unknown[];
  say(event: string, payload: object): Promise<void>;
  leave(): void;
}

interface Channels {
  readonly server: RealtimeServer;
  /** An access token of the demo spectator. */
  readonly spectator: string;
  /** Joins the channel `tribune`, on a socket of its own. */
  enter(config: object, accessToken?: string): Promise<Guest>;
}

/** A realtime server with the given rules of private channels and no tables. */
export async function openChannels(rules: ChannelRules): Promise<Channels> {
  const database = createDatabase();
  await database.auth.users.insert(demoUsers);
  const newId = (): string => crypto.randomUUID();
  const auth = openAuth(database, systemClock, newId);
  const server = new RealtimeServer({
    tables: {},
    rightsIn: (who, topic) => Promise.resolve(rightsOnChannel(rules, who, topic)),
    auth,
    clock: systemClock,
    newId,
  });
  onTestFinished(() => server.stop());
  return {
    server,
    spectator: (await auth.openSession(demoSpectator.id)).access_token,
    async enter(config, accessToken) {
      const sent: unknown[] = [];
      const socket = server.open(new URL('wss://x.test/realtime/v1/websocket?apikey=k&vsn=2.0.0'), {
        send: (data) => sent.push(typeof data === 'string' ? JSON.parse(data) : data),
        close: (code) => sent.push(code),
      });
      const say = (event: string, payload: object): Promise<void> =>
        socket.receive(JSON.stringify(['1', '2', 'realtime:tribune', event, payload]));
      await say('phx_join', { config, access_token: accessToken });
      return { sent, say, leave: () => socket.closed() };
    },
  };
}
