/**
 * Runs in the page before its own scripts, so that a benchmark that drives the page's clock can wait for answers, which
 * arrive in real time. `settle` reads the counts. The function is serialised, so it may use no name from outside.
 */
export function watchRequests(): void {
  const requests = { sent: 0, underWay: 0 };
  Object.assign(globalThis, { requests });
  const counted = async <T>(work: Promise<T>): Promise<T> => {
    requests.underWay += 1;
    try {
      return await work;
    } finally {
      requests.underWay -= 1;
    }
  };
  const { fetch: ask } = globalThis;
  globalThis.fetch = (input, init) => {
    requests.sent += 1;
    return counted(ask(input, init));
  };
  const { arrayBuffer } = Response.prototype;
  Response.prototype.arrayBuffer = function (this: Response) {
    return counted(arrayBuffer.call(this));
  };

  // The client closes the socket when a heartbeat is not answered before the next heartbeat.
  globalThis.WebSocket = class extends WebSocket {
    #heartbeats = 0;

    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols ?? []);
      this.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (String(data).includes('"phoenix"')) this.#beat(this.#heartbeats - 1);
      });
      this.addEventListener('close', () => this.#beat(0));
    }

    override send(data: Parameters<WebSocket['send']>[0]): void {
      super.send(data);
      if (typeof data === 'string' && data.includes('"heartbeat"')) this.#beat(this.#heartbeats + 1);
    }

    #beat(heartbeats: number): void {
      requests.underWay += Math.max(0, heartbeats) - this.#heartbeats;
      this.#heartbeats = Math.max(0, heartbeats);
    }
  };
}
