import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getResponse } from 'msw/utils/get-response';
import { WebSocketServer } from 'ws';
import { Backend } from './Backend.ts';
import { answerTooLarge, BodyTooLargeError, type Clock, largestBody, systemClock } from '@tribunen/servers';
import { createHandlers } from './createHandlers.ts';
import type { Database } from './database.ts';
import type { MatchSource } from './MatchSource.ts';
import { createRandom } from './feed/createRandom.ts';
import { openMatchSource } from './openMatchSource.ts';
import { type ScenarioName, scenarios } from './scenarios/scenarios.ts';
import { subscribeDelay } from './supabase/realtime/subscribeDelay.ts';

export type { Clock } from '@tribunen/servers';
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
  /** The source of the football; left out, the simulated match day. */
  readonly openMatches?: (database: Database) => Promise<MatchSource>;
  /**
   * The site that the auth server redirects users to; the server's own address by default. Loopback addresses are
   * allowed too.
   */
  readonly siteUrl?: string;
}

export interface MockServer {
  /** The server's address, to create a client with; any anonymous key will do. */
  readonly url: string;
  readonly backend: Backend;
  stop(): Promise<void>;
}

/** The largest message that a socket takes, in bytes, as at the realtime server. */
const largestFrame = 5_000_000;

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];

/**
 * Serves the mock backend to clients outside this process, with CORS for every origin.
 *
 * @example
 * const server = await startMockServer({ port: 54321 });
 * const client = createClient(server.url, 'anon-key');
 */
export async function startMockServer({
  port,
  host = '127.0.0.1',
  scenario = 'kampdag',
  seed = 1,
  speed = 10,
  clock = systemClock,
  openMatches,
  siteUrl,
}: MockServerOptions): Promise<MockServer> {
  const { programme } = scenarios[scenario];
  const backend = await Backend.open({
    scenario: scenarios[scenario],
    clock,
    newId: () => crypto.randomUUID(),
    seed,
    openMatches:
      openMatches ?? ((database) => openMatchSource({ programme, seed, speed, anchor: clock.now() }, database, clock)),
    subscribesAfterMs: subscribeDelay(createRandom(seed, 'realtime')),
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
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestFrame });
  server.on('upgrade', (request, stream, head) => {
    const url = URL.parse(request.url ?? '/', `ws://${request.headers.host}`);
    if (url?.pathname !== '/realtime/v1/websocket') {
      // The stream has no other listener: without this one a client that breaks off now would end the process.
      stream.on('error', (error) => console.error(`A client broke off at ${request.url}`, error));
      return void stream.end('HTTP/1.1 404 Not Found\r\n\r\n');
    }
    sockets.handleUpgrade(request, stream, head, (client) => {
      const socket = backend.connect(url, {
        send: (text) => client.send(text),
        close: (code, reason) => client.close(code, reason),
      });
      client.on('close', () => socket.closed());
      client.on('error', (error) => console.error('A realtime client failed', error));
      client.on('message', (data, isBinary) => {
        const bytes = Array.isArray(data) ? Buffer.concat(data) : new Uint8Array(data);
        socket
          .receive(isBinary ? bytes : new TextDecoder().decode(bytes))
          .catch((error: unknown) => console.error('The mock server could not take a realtime message', error));
      });
    });
  });

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
      for (const client of sockets.clients) client.terminate();
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
  if (!methods.includes(incoming.method ?? '')) return void outgoing.writeHead(405, cors).end();
  const url = URL.parse(incoming.url ?? '/', `http://${incoming.headers.host}`);
  if (url === null) return void outgoing.writeHead(400, cors).end();
  const response = await toRequest(url, incoming, outgoing)
    .then((request) => getResponse(handlers, request))
    .catch(answerTooLarge);
  if (response === undefined) return void outgoing.writeHead(404, cors).end();
  // A response of type «error» stands for a broken connection.
  if (response.type === 'error') return void incoming.socket.destroy();
  // When a body was not read to its end, the connection is closed, or the rest would be taken for the next request.
  const last = incoming.complete ? {} : { connection: 'close' };
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...cors, ...last });
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

async function toRequest(url: URL, incoming: IncomingMessage, outgoing: ServerResponse): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const body = await readBody(incoming);
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  const method = incoming.method ?? 'GET';
  // A GET or HEAD has no body for the backend, even when the client sent one.
  const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD';
  return new Request(url, { method, headers, signal: gone.signal, ...(hasBody && { body }) });
}

/** @throws {BodyTooLargeError} as soon as the body exceeds the limit; the rest is not read */
async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > largestBody) throw new BodyTooLargeError(`A body of ${length} bytes or more`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function corsHeaders(incoming: IncomingMessage): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': incoming.headers['access-control-request-headers'] ?? '*',
    'access-control-expose-headers': exposedHeaders(incoming.url ?? '/'),
    'access-control-max-age': '3600',
  };
}

/**
 * The headers of an answer that a page of another origin may read: those that PostgREST and GoTrue expose.
 * `Retry-After` is not among them.
 */
function exposedHeaders(path: string): string {
  if (path.startsWith('/rest/v1/')) {
    return 'content-encoding, content-location, content-range, content-type, date, location, server, transfer-encoding, range-unit';
  }
  return path.startsWith('/auth/v1/') ? 'x-total-count, link, x-supabase-api-version' : 'retry-after';
}
