import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getResponse } from 'msw/utils/get-response';
import { Backend } from './Backend.ts';
import { answerTooLarge, type Clock, systemClock } from '@tribunen/protocol';
import { corsHeaders, servedMethods, serveSockets, toRequest } from '@tribunen/protocol/node';
import { createHandlers } from './createHandlers.ts';
import type { Database } from './database.ts';
import type { MatchSource } from './MatchSource.ts';
import { createRandom } from '@tribunen/football';
import { openMatchSource } from './openMatchSource.ts';
import { type ScenarioName, scenarios } from './scenarios/scenarios.ts';
import { subscribeDelay } from './supabase/realtime/subscribeDelay.ts';

export type { Clock } from '@tribunen/protocol';
export type { Database } from './database.ts';
export { demoCredentials } from './demoSpectator.ts';
export type { MatchSource } from './MatchSource.ts';
export { signKey } from './supabase/auth/demoTokens.ts';

export interface MockServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  readonly scenario?: ScenarioName;
  readonly seed?: number;
  readonly speed?: number;
  readonly clock?: Clock;
  /** Opens the source of the matches; by default the simulated match day. */
  readonly openMatches?: (database: Database) => Promise<MatchSource>;
  /**
   * The site that the auth server redirects users to; the server's own address by default. Loopback addresses are
   * allowed too.
   */
  readonly siteUrl?: string;
  /**
   * Milliseconds between a channel's join and its subscription to the database. By default one to three seconds, as in
   * a hosted project.
   */
  readonly subscribesAfterMs?: () => number;
}

export interface MockServer {
  /** The server's address, to create a client with; any anonymous key will do. */
  readonly url: string;
  readonly backend: Backend;
  stop(): Promise<void>;
}

/** Serves the mock backend to clients outside this process, with CORS for every origin. */
export async function startMockServer({
  port,
  host = '127.0.0.1',
  scenario = 'kampdag',
  seed = 1,
  speed = 10,
  clock = systemClock,
  openMatches,
  siteUrl,
  subscribesAfterMs = subscribeDelay(createRandom(seed, 'realtime')),
}: MockServerOptions): Promise<MockServer> {
  const { programme } = scenarios[scenario];
  const backend = await Backend.open({
    scenario: scenarios[scenario],
    clock,
    newId: () => crypto.randomUUID(),
    seed,
    openMatches:
      openMatches ?? ((database) => openMatchSource({ programme, seed, speed, anchor: clock.now() }, database, clock)),
    subscribesAfterMs,
  });
  if (siteUrl !== undefined) backend.auth.configure({ siteUrl });
  await backend.start();

  const handlers = [...createHandlers(backend).http];
  const server = createServer((incoming, outgoing) => {
    serve(handlers, incoming, outgoing).catch((error: unknown) => {
      console.error(`The mock server could not answer ${incoming.method} ${incoming.url}`, error);
      outgoing.writeHead(500, corsHeaders(incoming)).end();
    });
  });
  const sockets = serveSockets(server, (url, wire) => backend.connect(url, wire));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host}:${taken}`,
    backend,
    stop() {
      backend.stop();
      sockets.stop();
      server.closeAllConnections();
      return new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
      });
    },
  };
}

type HttpHandlers = Parameters<typeof getResponse>[0];

async function serve(handlers: HttpHandlers, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  // Edge functions answer preflights themselves, and set their own CORS headers.
  const asksFunction = incoming.url?.includes('/functions/v1/') === true;
  const cors = asksFunction ? {} : corsHeaders(incoming);
  if (incoming.method === 'OPTIONS' && !asksFunction) return void outgoing.writeHead(204, cors).end();
  if (!servedMethods.includes(incoming.method ?? '')) return void outgoing.writeHead(405, cors).end();
  const url = URL.parse(incoming.url ?? '/', `http://${incoming.headers.host}`);
  if (url === null) return void outgoing.writeHead(400, cors).end();
  const response = await toRequest(url, incoming, outgoing)
    .then((request) => getResponse(handlers, request))
    .catch(answerTooLarge);
  if (response === undefined) return void outgoing.writeHead(404, cors).end();
  // A response of type «error» stands for a broken connection.
  if (response.type === 'error') return void incoming.socket.destroy();
  // If the body was not read to its end, the rest would be parsed as the next request, so the connection is closed.
  const last = incoming.complete ? {} : { connection: 'close' };
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...cors, ...last });
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
