import { nullable, safeParse, string, tuple, unknown } from 'valibot';
import type { BackendAddress } from '../../api/access/network.ts';
import type { FrameData, LiveLogFile, NetworkRecord } from './liveLogFile.ts';
import { redactText, redactUrl } from './redact.ts';

export interface ReplayedNetwork {
  readonly fetch: typeof fetch;
  readonly transport: NonNullable<BackendAddress['transport']>;
  /** The requests that the recording does not have, by method and address: they show how far the replay has left the recording. */
  strayed(): readonly string[];
}

type RecordOf<Kind extends NetworkRecord['kind']> = Extract<NetworkRecord, { readonly kind: Kind }>;

interface Exchange {
  readonly request: RecordOf<'request'>;
  readonly outcome: RecordOf<'answer'> | RecordOf<'failure'> | null;
}

/**
 * A network that answers as the recorded one did, by the clock and the timers of the page that plays it: `Date.now` and `setTimeout`.
 *
 * A request gets the next recorded answer to the same request (method, path, query, body), else to the same question (method, path, what
 * is selected and which filters, whatever their values), after as long as it took then. The nth socket is the nth recorded one: the
 * server's own frames come at their recorded times, and a reply comes once the client has asked. Requests beyond the recorded ones get the
 * last answer once more. Times count from the start of the recording, which is the moment of this call.
 *
 * @example
 * const network = replayNetwork(parse(liveLogFile, JSON.parse(text)));
 * const backend = connectBackend({ ...address, fetch: network.fetch, transport: network.transport });
 */
export function replayNetwork(file: LiveLogFile): ReplayedNetwork {
  const shift = Date.now() - file.startedAt;
  const exchanges = exchangesOf(file.network);
  const played = new Map<string, Exchange>();
  const strayed: string[] = [];
  const sockets = file.network.filter((record) => record.kind === 'connect');
  return {
    strayed: () => strayed,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const body = request.body === null ? null : redactText(await request.clone().text());
      const exchange = take(exchanges, request.method, redactUrl(request.url), body);
      const question = questionOf(request.method, request.url);
      if (exchange === null) strayed.push(`${request.method} ${redactUrl(request.url)}`);
      else played.set(question, exchange);
      const given = exchange ?? played.get(question);
      return given === undefined ? silence(request.signal) : answerOf(given, request.signal);
    },
    transport: class extends ReplayedSocket {
      constructor(address: string | URL) {
        const connect = sockets.shift();
        super(
          String(address),
          file.network.filter((record) => record.id === connect?.id),
          shift,
        );
      }
    },
  };
}

function exchangesOf(network: readonly NetworkRecord[]): Exchange[] {
  const outcomes = new Map(
    network.flatMap((record) =>
      record.kind === 'answer' || record.kind === 'failure' ? [[record.id, record] as const] : [],
    ),
  );
  return network.flatMap((record) =>
    record.kind === 'request' ? [{ request: record, outcome: outcomes.get(record.id) ?? null }] : [],
  );
}

function take(exchanges: Exchange[], method: string, url: string, body: string | null): Exchange | null {
  const question = questionOf(method, url);
  const { search } = new URL(url, anyOrigin);
  const isSameQuestion = ({ request }: Exchange): boolean => questionOf(request.method, request.url) === question;
  const same = (exchange: Exchange): boolean =>
    isSameQuestion(exchange) &&
    new URL(exchange.request.url, anyOrigin).search === search &&
    exchange.request.body === body;
  const exact = exchanges.findIndex(same);
  const index = exact === -1 ? exchanges.findIndex(isSameQuestion) : exact;
  return index === -1 ? null : (exchanges.splice(index, 1)[0] ?? null);
}

/** Recorded addresses have no origin. */
const anyOrigin = 'http://relative';

/** A request without its times and ids: answers to the same question have the same shape. */
function questionOf(method: string, url: string): string {
  const { pathname, searchParams } = new URL(url, anyOrigin);
  const filters = [...new Set(searchParams.keys())].sort().join(' ');
  return `${method} ${pathname} ${searchParams.get('select') ?? ''} ${filters}`;
}

function answerOf({ request, outcome }: Exchange, signal: AbortSignal): Promise<Response> {
  if (outcome === null) return silence(signal);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (outcome.kind === 'failure') reject(new TypeError(outcome.message));
      else resolve(responseOf(outcome));
    }, outcome.at - request.at);
    silence(signal).catch((reason: unknown) => {
      clearTimeout(timer);
      reject(reason);
    });
  });
}

/** Waits without an answer until the caller gives up. */
function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

function responseOf({ status, headers, body }: RecordOf<'answer'>): Response {
  const hasBody = status !== 204 && status !== 205 && status !== 304;
  return new Response(hasBody ? body : null, { status, headers });
}

type Hearing<Heard> = ((event: Heard) => unknown) | null;
const states = { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 } as const;

/** A frame of the realtime server: join ref, message ref, topic, event, payload. */
const frameOnWire = tuple([nullable(string()), nullable(string()), string(), string(), unknown()]);

class ReplayedSocket {
  readonly CONNECTING = states.CONNECTING;
  readonly OPEN = states.OPEN;
  readonly CLOSING = states.CLOSING;
  readonly CLOSED = states.CLOSED;
  readonly protocol = '';
  readonly url: string;
  readyState: number = states.CONNECTING;
  onopen: Hearing<Event> = null;
  onmessage: Hearing<MessageEvent> = null;
  onclose: Hearing<CloseEvent> = null;
  onerror: Hearing<Event> = null;
  readonly #shift: number;
  /** The frames that the client sent in the recording and has not sent yet in the replay. */
  readonly #unsaid: RecordOf<'sent'>[];
  /** The refs of this client, by the recorded refs. */
  readonly #refs = new Map<string, string>();
  /** The server's frames of each topic, in their order. */
  readonly #queues = new Map<string, RecordOf<'received'>[]>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(url: string, records: readonly NetworkRecord[], shift: number) {
    this.url = url;
    this.#shift = shift;
    this.#unsaid = records.filter((record) => record.kind === 'sent');
    for (const record of records) {
      if (record.kind === 'received') this.#queueOf(topicOf(record.data)).push(record);
      else if (record.kind === 'open') this.#at('open', record.at, () => this.#open());
      else if (record.kind === 'closed') this.#at('closed', record.at, () => this.#end(record.code, record.reason));
    }
    if (records.length === 0) this.#at('closed', 0, () => this.#end(1006, ''));
  }

  send(data: unknown): void {
    const said = readFrame(data);
    if (said === null) return;
    const [joinRef, ref, topic, event] = said;
    const index = this.#unsaid.findIndex(({ data: then }) => {
      const frame = readFrame(then);
      return frame?.[2] === topic && frame[3] === event;
    });
    const then = index === -1 ? null : readFrame(this.#unsaid.splice(index, 1)[0]?.data);
    if (then === null) return;
    const [joinRefThen, refThen] = then;
    if (joinRefThen !== null && joinRef !== null) this.#refs.set(joinRefThen, joinRef);
    if (refThen !== null && ref !== null) this.#refs.set(refThen, ref);
    this.#pump(topic);
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState >= states.CLOSING) return;
    this.readyState = states.CLOSING;
    this.#clear();
    this.#at('closed', 0, () => this.#end(code, reason));
  }

  addEventListener(): void {
    throw new Error('realtime-js sets its listeners as properties');
  }

  removeEventListener(): void {
    throw new Error('realtime-js sets its listeners as properties');
  }

  #open(): void {
    this.readyState = states.OPEN;
    this.onopen?.(new Event('open'));
    for (const topic of this.#queues.keys()) this.#pump(topic);
  }

  #end(code: number, reason: string): void {
    if (this.readyState === states.CLOSED) return;
    this.readyState = states.CLOSED;
    this.#clear();
    this.onclose?.(new CloseEvent('close', { code, reason, wasClean: code !== 1006 }));
  }

  /** Delivers the next frame of a topic when its time has come and the client has asked for it. */
  #pump(topic: string): void {
    const queue = this.#queueOf(topic);
    const [next] = queue;
    if (next === undefined || this.readyState !== states.OPEN || this.#timers.has(topic)) return;
    const data = this.#asNow(next.data);
    if (data === null) return;
    this.#at(topic, next.at, () => {
      queue.shift();
      this.onmessage?.(new MessageEvent('message', { data }));
      this.#pump(topic);
    });
  }

  /** A recorded frame with the refs of this client; null while the client has not asked for it. */
  #asNow(data: FrameData): string | ArrayBuffer | null {
    if (typeof data !== 'string') return Uint8Array.from(atob(data.bytes), (char) => char.codePointAt(0) ?? 0).buffer;
    const frame = readFrame(data);
    if (frame === null) return data;
    const [joinRefThen, refThen, ...rest] = frame;
    const joinRef = joinRefThen === null ? null : this.#refs.get(joinRefThen);
    const ref = refThen === null ? null : this.#refs.get(refThen);
    return joinRef === undefined || ref === undefined ? null : JSON.stringify([joinRef, ref, ...rest]);
  }

  #queueOf(topic: string): RecordOf<'received'>[] {
    const queue = this.#queues.get(topic) ?? [];
    this.#queues.set(topic, queue);
    return queue;
  }

  #at(name: string, then: number, task: () => void): void {
    const run = (): void => {
      this.#timers.delete(name);
      task();
    };
    this.#timers.set(name, setTimeout(run, Math.max(0, then + this.#shift - Date.now())));
  }

  #clear(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}

type Frame = readonly [string | null, string | null, string, string, unknown];

function readFrame(data: unknown): Frame | null {
  if (typeof data !== 'string' || !data.startsWith('[')) return null;
  const parsed = safeParse(frameOnWire, JSON.parse(data));
  return parsed.success ? parsed.output : null;
}

function topicOf(data: FrameData): string {
  return readFrame(data)?.[2] ?? '';
}
