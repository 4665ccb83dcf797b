import type { CDPSession } from 'playwright';

/** Traffic of one source: `functions/live-updates`, `rest/live_events_new`, `api/boot/version`, `socket` … */
export interface SourceTraffic {
  readonly requests: number;
  /** Bytes received, headers and compression included; for a socket, both directions. */
  readonly bytes: number;
}

/**
 * Counts a page's requests to its backend, by source, as DevTools sees them. Preflights are counted separately, as
 * `preflight`.
 *
 * @example
 * const traffic = await Traffic.of(session, 'http://127.0.0.1:54321');
 * traffic.clear();
 * traffic.bySource.get('api/boot/version')?.requests;
 */
export class Traffic {
  readonly #sources = new Map<string, SourceTraffic>();
  readonly #sourceOf = new Map<string, string>();

  private constructor(session: CDPSession, backend: string) {
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (!request.url.startsWith(backend)) return;
      const isPreflight = type === 'Preflight' || request.method === 'OPTIONS';
      const source = isPreflight ? 'preflight' : nameOf(request.url);
      this.#sourceOf.set(requestId, source);
      this.#add(source, 1, 0);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      this.#finish(requestId, encodedDataLength),
    );
    session.on('Network.loadingFailed', ({ requestId }) => this.#finish(requestId, 0));
    session.on('Network.webSocketCreated', ({ requestId }) => {
      this.#sourceOf.set(requestId, 'socket');
      this.#add('socket', 1, 0);
    });
    const frame = ({ response }: { readonly response: { readonly payloadData: string } }) =>
      this.#add('socket', 0, Buffer.byteLength(response.payloadData));
    session.on('Network.webSocketFrameReceived', frame);
    session.on('Network.webSocketFrameSent', frame);
  }

  /**
   * @param backend the backend's address; requests to other addresses are not counted
   */
  static async of(session: CDPSession, backend: string): Promise<Traffic> {
    const traffic = new Traffic(session, backend);
    await session.send('Network.enable');
    return traffic;
  }

  get bySource(): ReadonlyMap<string, SourceTraffic> {
    return new Map(this.#sources);
  }

  clear(): void {
    this.#sources.clear();
  }

  #finish(requestId: string, bytes: number): void {
    const source = this.#sourceOf.get(requestId);
    this.#sourceOf.delete(requestId);
    if (source !== undefined) this.#add(source, 0, bytes);
  }

  #add(source: string, requests: number, bytes: number): void {
    const before = this.#sources.get(source) ?? { requests: 0, bytes: 0 };
    this.#sources.set(source, { requests: before.requests + requests, bytes: before.bytes + bytes });
  }
}

function nameOf(address: string): string {
  const { pathname } = new URL(address);
  return pathname.replace('/v1/', '/').replace(/^\//, '');
}
