import type { FrameData, NetworkRecord } from './liveLogFile.ts';
import { redactText, redactUrl } from './redact.ts';
import { Ring } from './Ring.ts';

export interface RecordedNetworkParts {
  readonly fetch: typeof fetch;
  readonly WebSocket: typeof WebSocket;
  now(): number;
  /** How many requests, answers and frames are kept. */
  readonly limit?: number;
}

/** The headers of an answer that the app reads. */
const keptHeaders = ['content-type', 'content-range', 'date', 'retry-after', 'x-relay-error', 'x-sb-error-code'];

/**
 * A network that records its requests, answers and frames, without tokens, keys, passwords and e-mail addresses. `replayNetwork` plays the
 * recording. Hand `fetch` and `transport` to the backend.
 */
export class RecordedNetwork {
  readonly #parts: RecordedNetworkParts;
  readonly #ring: Ring<NetworkRecord>;
  #lastId = 0;

  constructor(parts: RecordedNetworkParts) {
    this.#parts = parts;
    this.#ring = new Ring(parts.limit ?? 20_000);
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const body = request.body === null ? null : redactText(await request.clone().text());
    const id = this.#nextId();
    this.#add({ kind: 'request', at: this.#now(), id, method: request.method, url: redactUrl(request.url), body });
    try {
      const response = await this.#parts.fetch(request);
      const at = this.#now();
      const { status } = response;
      const headers = Object.fromEntries(
        keptHeaders.flatMap((name) => {
          const value = response.headers.get(name);
          return value === null ? [] : [[name, value]];
        }),
      );
      const text = await response.clone().text();
      this.#add({ kind: 'answer', at, id, status, headers, body: redactText(text) });
      return response;
    } catch (error) {
      this.#add({ kind: 'failure', at: this.#now(), id, message: redactText(String(error)) });
      throw error;
    }
  };

  get transport(): typeof WebSocket {
    const nextId = (): number => this.#nextId();
    const now = (): number => this.#now();
    const add = (record: NetworkRecord): void => this.#add(record);
    return class extends this.#parts.WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        const id = nextId();
        add({ kind: 'connect', at: now(), id, url: redactUrl(String(url)) });
        this.addEventListener('open', () => add({ kind: 'open', at: now(), id }));
        this.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          add({ kind: 'received', at: now(), id, data: toFrameData(data) });
        });
        this.addEventListener('close', ({ code, reason }) => add({ kind: 'closed', at: now(), id, code, reason }));
        // Replaces `send` of the object, not of its class: with the mock backend, `super` answers with an object of another class.
        const send = this.send.bind(this);
        Object.defineProperty(this, 'send', {
          value: (data: Parameters<WebSocket['send']>[0]) => {
            add({ kind: 'sent', at: now(), id, data: toFrameData(data) });
            send(data);
          },
        });
      }
    };
  }

  records(): readonly NetworkRecord[] {
    return this.#ring.items();
  }

  dropped(): number {
    return this.#ring.dropped();
  }

  clear(): void {
    this.#ring.clear();
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #now(): number {
    return this.#parts.now();
  }

  #add(record: NetworkRecord): void {
    this.#ring.add(record);
  }
}

function toFrameData(data: unknown): FrameData {
  if (typeof data === 'string') return redactText(data);
  const bytes = bytesOf(data);
  const text = new TextDecoder().decode(bytes);
  // Bytes cannot be redacted: bytes that hold a secret are left out.
  return { bytes: redactText(text) === text ? btoa(String.fromCodePoint(...bytes)) : '' };
}

function bytesOf(data: unknown): Uint8Array {
  if (data instanceof ArrayBuffer) return new Uint8Array(data);
  if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return new Uint8Array();
}
