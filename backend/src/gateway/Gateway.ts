import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  answerAuth,
  answerBroadcast,
  answerNoApiKey,
  answerNoFunction,
  answerTooLarge,
  apiKeyOf,
  type Auth,
  type RealtimeServer,
  refuseCaller,
  whoAsks,
  whoCalls,
} from '@tribunen/protocol';
import { corsHeaders, readBody, servedMethods, serveSockets, toRequest } from '@tribunen/protocol/node';
import { literal, object, safeParse, string } from 'valibot';
import { readFunctions } from '../functions/readFunctions.ts';
import type { MailLog } from '../mail/MailLog.ts';
import { mailPage } from '../mail/mailPage.ts';
import { refuseUnfiltered } from '../rest/refuseUnfiltered.ts';
import { forward } from './forward.ts';

export interface GatewayOptions {
  readonly auth: Auth;
  readonly realtime: RealtimeServer;
  readonly mails: MailLog;
  /** The key with which a function may add to the mail log. */
  readonly serviceKey: string;
  readonly restPort: number;
  /** The port of the functions; null if the project has no functions. */
  readonly functionsPort: number | null;
  readonly keys: readonly string[];
}

const functionMail = object({ to: string(), purpose: literal('invitation'), link: string() });

/**
 * The live endpoints, which the function `api` answers. An app served from another origin requests them under `/api`.
 */
const live = /^(?:\/api)?(\/(?:boot|live)\/.+)$/;

/** The project's single address. It forwards each request to the service that answers it. */
export class Gateway {
  readonly #given: GatewayOptions;
  readonly #functions = readFunctions();
  readonly #server: Server;
  #sockets: { readonly stop: () => void } | null = null;

  constructor(given: GatewayOptions) {
    this.#given = given;
    this.#server = createServer((incoming, outgoing) => {
      this.#answer(incoming, outgoing).catch((error: unknown) => {
        console.error(`The gateway could not answer ${incoming.method} ${incoming.url?.split('?')[0]}`, error);
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(500, corsHeaders(incoming)).end();
      });
    });
  }

  start(port: number, host: string): Promise<void> {
    this.#sockets = serveSockets(this.#server, (url, wire) => {
      const socket = this.#given.realtime.open(url, wire);
      const key = url.searchParams.get('apikey');
      if (key !== null && !this.#given.keys.includes(key)) socket.close(4401, 'Invalid API key');
      return socket;
    });
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, resolve);
    });
  }

  stop(): Promise<void> {
    this.#sockets?.stop();
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = URL.parse(incoming.url ?? '/', `http://${incoming.headers.host}`);
    const cors = corsHeaders(incoming);
    if (url === null) return void outgoing.writeHead(400, cors).end();
    const { pathname } = url;
    if (pathname.startsWith('/functions/v1/')) return this.#askFunction(url, incoming, outgoing);
    if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204, cors).end();
    if (!servedMethods.includes(incoming.method ?? '')) return void outgoing.writeHead(405, cors).end();
    if (pathname === '/mails' && incoming.method === 'GET') {
      // This response has no CORS headers, so that no page of another origin can read the sign-in links.
      return send(await this.#showMails(), incoming, outgoing, {});
    }
    if (pathname === '/mails' && incoming.method === 'POST')
      return send(await this.#logMail(url, incoming, outgoing), incoming, outgoing, {});
    if (pathname.startsWith('/rest/v1/')) return this.#askRest(url, incoming, outgoing);
    const [, livePath] = live.exec(pathname) ?? [];
    if (livePath !== undefined) {
      return this.#forwardToFunction(`/api${livePath}${url.search}`, incoming, outgoing, cors);
    }
    const response = await toRequest(url, incoming, outgoing)
      .then((request) => this.#answerHere(request))
      .catch(answerTooLarge);
    await send(response, incoming, outgoing, cors);
  }

  async #answerHere(request: Request): Promise<Response> {
    const { auth, realtime } = this.#given;
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/auth/v1/')) return this.#refuseKey(request) ?? answerAuth(auth, [], request);
    if (pathname.startsWith('/realtime/v1/')) {
      const refusal = this.#refuseKey(request);
      if (refusal !== null) return refusal;
      const who = await whoAsks(auth, request);
      return who instanceof Response ? who : answerBroadcast(realtime, who, request);
    }
    return new Response(null, { status: 404 });
  }

  async #showMails(): Promise<Response> {
    const page = mailPage(await this.#given.mails.latest());
    return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  }

  /** Adds a function's mail to the mail log; in a hosted project, the function passes the mail to a mail service. */
  async #logMail(url: URL, incoming: IncomingMessage, outgoing: ServerResponse): Promise<Response> {
    const { mails, serviceKey } = this.#given;
    if (incoming.headers.authorization !== `Bearer ${serviceKey}`) return new Response(null, { status: 401 });
    const request = await toRequest(url, incoming, outgoing).catch(answerTooLarge);
    if (request instanceof Response) return request;
    const mail = safeParse(functionMail, await request.json().catch(() => null));
    if (!mail.success) return new Response(null, { status: 400 });
    await mails.add({ ...mail.output, code: null, sent_at: new Date().toISOString() });
    return new Response(null, { status: 201 });
  }

  /**
   * Refuses an API key that is not the project's. A request without a key passes, and its service decides whether to
   * answer.
   */
  #refuseKey(request: Request): Response | null {
    const key = apiKeyOf(request);
    if (key === null || this.#given.keys.includes(key)) return null;
    const hint = 'Double check your Supabase `anon` or `service_role` API key.';
    return Response.json({ message: 'Invalid API key', hint }, { status: 401 });
  }

  async #askRest(url: URL, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const cors = corsHeaders(incoming);
    const request = new Request(url, { method: incoming.method ?? 'GET', headers: headersOf(incoming) });
    const key = apiKeyOf(request);
    url.searchParams.delete('apikey');
    const refusal =
      (key === null ? answerNoApiKey() : this.#refuseKey(request)) ??
      refuseUnfiltered(request.method, url.searchParams);
    if (refusal !== null) return send(refusal, incoming, outgoing, cors);
    const { authorization, ...headers } = incoming.headers;
    // PostgREST would refuse a publishable key in the authorization header, because the key is not a token.
    const isToken = authorization !== undefined && authorization.replace(/^Bearer /i, '').split('.').length === 3;
    const isKey = authorization === `Bearer ${key}`;
    const body = await readBody(incoming).catch(answerTooLarge);
    if (body instanceof Response) return send(body, incoming, outgoing, cors);
    forward(
      {
        port: this.#given.restPort,
        path: `${url.pathname.slice('/rest/v1'.length)}${url.search}`,
        headers: isKey && !isToken ? headers : incoming.headers,
        body,
        answered: cors,
      },
      incoming,
      outgoing,
    );
  }

  async #askFunction(url: URL, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = url.pathname.slice('/functions/v1'.length);
    const name = path.split('/')[1] ?? '';
    const deployed = this.#functions.get(name);
    const request = new Request(url, { method: incoming.method ?? 'GET', headers: headersOf(incoming) });
    const refusal =
      deployed === undefined
        ? answerNoFunction(name)
        : deployed.verifyJwt
          ? refuseCaller(await whoCalls(this.#given.auth, request), request)
          : null;
    if (refusal !== null) return send(refusal, incoming, outgoing, {});
    // Functions set their own CORS headers and answer preflights themselves.
    return this.#forwardToFunction(`${path}${url.search}`, incoming, outgoing, {});
  }

  async #forwardToFunction(
    path: string,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    answered: Readonly<Record<string, string>>,
  ): Promise<void> {
    const { functionsPort } = this.#given;
    if (functionsPort === null) return send(answerNoFunction(path.split('/')[1] ?? ''), incoming, outgoing, answered);
    const body = await readBody(incoming).catch(answerTooLarge);
    if (body instanceof Response) return send(body, incoming, outgoing, answered);
    forward({ port: functionsPort, path, headers: incoming.headers, body, answered }, incoming, outgoing);
  }
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, String(value));
  return headers;
}

async function send(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answered: Readonly<Record<string, string>>,
): Promise<void> {
  // If the body was not read to its end, the rest would be parsed as the next request, so the connection is closed.
  const last = incoming.complete ? {} : { connection: 'close' };
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...answered, ...last });
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
