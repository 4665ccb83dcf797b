import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';

const agent = new Agent({ keepAlive: true });

interface Onward {
  readonly port: number;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  /** Response headers that replace the server's. */
  readonly answered: Readonly<Record<string, string>>;
}

/** Forwards a request to a server on this machine, and writes that server's response to `outgoing`. */
export function forward(
  { port, path, headers, body, answered }: Onward,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const { 'transfer-encoding': _, connection: __, ...kept } = headers;
  const onward = request(
    {
      agent,
      host: '127.0.0.1',
      port,
      path,
      method: incoming.method,
      headers: { ...kept, 'content-length': String(body.length) },
    },
    (answer) => {
      const given = Object.fromEntries(
        Object.entries(answer.headers).filter(([name]) => !Object.hasOwn(answered, name)),
      );
      outgoing.writeHead(answer.statusCode ?? 502, { ...given, ...answered });
      answer.pipe(outgoing);
    },
  );
  onward.on('error', (error) => {
    // The browser has closed the connection, so nobody reads a response.
    if (outgoing.destroyed) return;
    // The query is left out of the log, because it may hold an email address or a token.
    console.error(`${incoming.method} ${path.split('?')[0]} got no response: ${error.message}`);
    if (outgoing.headersSent) return void outgoing.destroy();
    outgoing.writeHead(503, { 'content-type': 'application/json', ...answered });
    outgoing.end(JSON.stringify({ message: 'The upstream server is currently unavailable' }));
  });
  outgoing.once('close', () => onward.destroy());
  onward.end(body);
}
