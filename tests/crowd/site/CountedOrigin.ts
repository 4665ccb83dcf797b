import { createServer, request, type Server } from 'node:http';

/**
 * A proxy that counts the requests to the live endpoints. It stands between a cache and the backend, so only the
 * requests that the cache does not answer reach it.
 */
export class CountedOrigin {
  readonly #target: URL;
  #server: Server | null = null;
  #port = 0;
  #requests = 0;

  /** @param target the address of the live endpoints */
  constructor(target: string) {
    this.#target = new URL(target);
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** How many requests have arrived since the last call. */
  take(): number {
    const taken = this.#requests;
    this.#requests = 0;
    return taken;
  }

  open(): Promise<void> {
    const { hostname, port, pathname } = this.#target;
    const server = createServer((incoming, outgoing) => {
      this.#requests += 1;
      const { method, headers } = incoming;
      const path = `${pathname.replace(/\/$/, '')}${incoming.url ?? '/'}`;
      const forwarded = request(
        { hostname, port, path, method, headers: { ...headers, host: `${hostname}:${port}` } },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        },
      );
      forwarded.on('error', () => {
        if (!outgoing.headersSent) outgoing.writeHead(502);
        outgoing.end();
      });
      incoming.pipe(forwarded);
    });
    this.#server = server;
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.#port, '127.0.0.1', () => {
        const address = server.address();
        if (typeof address === 'object' && address !== null) this.#port = address.port;
        resolve();
      });
    });
  }

  close(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    server?.closeAllConnections();
    return new Promise((resolve) => (server === null ? resolve() : server.close(() => resolve())));
  }
}
