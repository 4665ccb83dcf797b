import { http, type HttpHandler } from 'msw/http';
import { type WebSocketHandler, ws } from 'msw/ws';
import type { Backend } from './Backend.ts';

export interface Handlers {
  readonly http: readonly HttpHandler[];
  readonly realtime: WebSocketHandler;
}

// One link for the whole page: every new link would add a listener to MSW's channel that is never removed.
const realtime = ws.link('*/realtime/v1/websocket');

const servedPaths =
  /\/(?:(?:auth|rest|functions)\/v1|realtime\/v1\/api)\/|\/(?:boot\/live|boot\/version|live\/delta)$|^\/mailbox$/;

/** MSW's handlers for a backend. They answer at every host, because a client may have any Supabase address. */
export function createHandlers(backend: Pick<Backend, 'answer' | 'connect'>): Handlers {
  return {
    http: [http.all(isServed, ({ request }) => backend.answer(request))],
    realtime: realtime.addEventListener('connection', ({ client }) => {
      const socket = backend.connect(client.url, {
        send: (text) => client.send(text),
        close: (code, reason) => client.close(code, reason),
      });
      client.addEventListener('close', () => socket.closed());
      client.addEventListener('message', ({ data }) => {
        const report = (error: unknown): void => console.error('The mock could not take a realtime message', error);
        bytesOrText(data)
          .then((message) => socket.receive(message))
          .catch(report);
      });
    }),
  };
}

/** MSW calls this once for every request of the page, including requests for the page's files. */
function isServed({ request }: { readonly request: Request }): boolean {
  return servedPaths.test(new URL(request.url).pathname);
}

async function bytesOrText(data: unknown): Promise<string | Uint8Array> {
  if (typeof data === 'string') return data;
  if (data instanceof Blob) return new Uint8Array(await data.arrayBuffer());
  if (data instanceof ArrayBuffer) return new Uint8Array(data);
  if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  throw new TypeError('Neither text nor bytes');
}
