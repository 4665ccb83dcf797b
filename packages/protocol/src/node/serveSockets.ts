import type { Server } from 'node:http';
import { WebSocketServer } from 'ws';
import type { Wire } from '../realtime/RealtimeSocket.ts';

/** The server's end of a socket. */
interface ServedSocket {
  receive(data: string | Uint8Array): Promise<void>;
  closed(): void;
}

/** The largest message that a socket accepts, in bytes, as at the real realtime server. */
const largestFrame = 5_000_000;

/**
 * Serves the realtime sockets at `/realtime/v1/websocket`, and answers any other upgrade with 404.
 *
 * @param connect connects a client and returns the server's end
 */
export function serveSockets(
  server: Server,
  connect: (url: URL, wire: Wire) => ServedSocket,
): { readonly stop: () => void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestFrame });
  server.on('upgrade', (request, stream, head) => {
    const url = URL.parse(request.url ?? '/', `ws://${request.headers.host}`);
    if (url?.pathname !== '/realtime/v1/websocket') {
      // The stream has no other error listener. Without this listener, a client that disconnects now would end this
      // process.
      stream.on('error', (error) => console.error(`A client disconnected at ${request.url}`, error));
      return void stream.end('HTTP/1.1 404 Not Found\r\n\r\n');
    }
    sockets.handleUpgrade(request, stream, head, (client) => {
      const socket = connect(url, {
        send: (data: string) => client.send(data),
        close: (code: number, reason: string) => client.close(code, reason),
      });
      client.on('close', () => socket.closed());
      client.on('error', (error) => console.error('A realtime client failed', error));
      client.on('message', (data, isBinary) => {
        const bytes = Array.isArray(data) ? Buffer.concat(data) : new Uint8Array(data);
        socket
          .receive(isBinary ? bytes : new TextDecoder().decode(bytes))
          .catch((error: unknown) => console.error('The server could not handle a realtime message', error));
      });
    });
  });
  return {
    stop: () => {
      for (const client of sockets.clients) client.terminate();
    },
  };
}
