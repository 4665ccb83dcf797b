import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';

const agent = new Agent({ keepAlive: true });

interface Onward {
  readonly port: number;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  /** Headers of the answer that replace the server's own. */
  readonly answered: Readonly<Record<string, string>>;
}

/** Passes a request on to a server of this machine, and its answer back. */
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
    // A browser that has left its page waits for no answer.
    if (outgoing.destroyed) return;
    // A query may hold an address or a token.
    console.error(`${incoming.method} ${path.split('?')[0]} was not answered: ${error.message}`);
    if (outgoing.headersSent) return void outgoing.destroy();
    outgoing.writeHead(503, { 'content-type': 'application/json', ...answered });
    outgoing.end(JSON.stringify({ message: 'The upstream server is currently unavailable' }));
  });
  outgoing.once('close', () => onward.destroy());
  onward.end(body);
}
