import type { Clock } from '../Clock.ts';

/** One thing that goes wrong on the way; a delay in milliseconds. */
export type Fault =
  | { readonly kind: 'latency'; readonly ms: number }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfterSeconds?: number }
  | { readonly kind: 'html' }
  | { readonly kind: 'broken-json' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'never' };

/** `rest/user_follows`, `functions/results-today-edge`, `auth/token`; `rest/*` is every endpoint of that area. */
export type Endpoint = `${'rest' | 'auth' | 'functions'}/${string}`;

/** What goes wrong where: a layer of its own between the network and the backend, set by scenarios, stories and tests. */
export class Faults {
  readonly #clock: Clock;
  readonly #faults = new Map<string, readonly Fault[]>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * From now on these faults, in this order, meet every request to the endpoint; none: it is well again.
   *
   * @example
   * faults.set('functions/results-today-edge', { kind: 'latency', ms: 300 }, { kind: 'status', status: 500 });
   */
  set(endpoint: Endpoint, ...faults: readonly Fault[]): void {
    this.#faults.set(endpoint, faults);
  }

  clear(): void {
    this.#faults.clear();
  }

  /** The backend's answer, or what the faults make of it. The backend is not asked where a fault answers in its place. */
  async meet(request: Request, answer: () => Promise<Response>): Promise<Response> {
    const [area, name] = endpointOf(request);
    for (const fault of this.#faults.get(`${area}/${name}`) ?? this.#faults.get(`${area}/*`) ?? []) {
      if (fault.kind === 'latency') await this.#wait(fault.ms);
      else return answerOf(fault, request);
    }
    return answer();
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#clock.setTimeout(resolve, ms);
    });
  }
}

function endpointOf(request: Request): readonly [area: string, name: string] {
  const parts = /\/(rest|auth|functions)\/v1\/([^/?]+)/.exec(new URL(request.url).pathname);
  return [parts?.[1] ?? '', parts?.[2] ?? ''];
}

function answerOf(fault: Exclude<Fault, { kind: 'latency' }>, request: Request): Response | Promise<Response> {
  const json = { 'content-type': 'application/json' };
  switch (fault.kind) {
    case 'status': {
      const { status, retryAfterSeconds } = fault;
      const message = `The demo answers ${status} on purpose`;
      return Response.json(
        { code: String(status), message, details: null, hint: null },
        { status, headers: { ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }) } },
      );
    }
    case 'html':
      return new Response('<!doctype html><title>502</title>', {
        status: 200,
        headers: { 'content-type': 'text/html' },
      });
    case 'broken-json':
      return new Response('{"matches": [', { status: 200, headers: json });
    case 'offline':
      return Response.error();
    case 'never':
      return new Promise((resolve) => {
        request.signal.addEventListener('abort', () => resolve(Response.error()), { once: true });
      });
  }
}
