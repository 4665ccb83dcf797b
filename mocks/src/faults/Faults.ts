import type { Clock } from '@tribunen/protocol';
import { createRandom, type Random } from '@tribunen/football';
import { type Endpoint, type Fault, isThere } from './Fault.ts';
import { faultyAnswer } from './faultyAnswer.ts';
import { SocketFaults } from './SocketFaults.ts';

/**
 * The faults of the demo's network: where and when each fault applies. Scenarios, stories, tests and the demo's panel
 * set them, and every request passes through them to the backend. Every random choice (jitter, which message is lost)
 * comes from one seeded stream.
 */
export class Faults {
  readonly socket: SocketFaults;
  /** The backend's clock. `skewClock` can make its time wrong, but its timers always run at the right speed. */
  readonly clock: Clock;
  readonly #wall: Clock;
  readonly #random: Random;
  readonly #faults = new Map<string, readonly Fault[]>();
  #skew = { ms: 0 };

  constructor(wall: Clock, random: Random = createRandom('faults')) {
    this.#wall = wall;
    this.#random = random;
    this.socket = new SocketFaults(wall, random);
    this.clock = {
      now: () => wall.now() + this.#skew.ms,
      setTimeout: (run, ms) => wall.setTimeout(run, ms),
      clearTimeout: (timer) => wall.clearTimeout(timer),
    };
  }

  /** Copies the faults for a tab, so that the tab can change its copy alone. All tabs share the backend's clock. */
  forTab(): Faults {
    const own = new Faults(this.#wall, this.#random);
    own.#skew = this.#skew;
    own.socket.set(...this.socket.faults);
    for (const [endpoint, faults] of this.#faults) own.#faults.set(endpoint, faults);
    return own;
  }

  /**
   * Applies these faults, in this order, to every request to the endpoint from now on. Called without faults, it clears
   * the endpoint's faults.
   */
  set(endpoint: Endpoint, ...faults: readonly Fault[]): void {
    this.#faults.set(endpoint, faults);
  }

  /** Puts the backend's clock this many milliseconds ahead of the real one; a negative number puts it behind. */
  skewClock(ms: number): void {
    this.#skew.ms = ms;
  }

  /** Clears every fault of requests, sockets and clock. */
  clear(): void {
    this.#faults.clear();
    this.socket.clear();
    this.#skew.ms = 0;
  }

  /**
   * The backend's answer, changed or replaced by the active faults. When a fault replaces the answer, the backend does
   * not see the request.
   */
  async meet(request: Request, answer: () => Promise<Response>): Promise<Response> {
    for (const fault of this.#faultsOf(request)) {
      if (!isThere(fault, this.#wall.now())) continue;
      if (fault.kind === 'latency') await this.#wait(fault.ms + (fault.jitterMs ?? 0) * this.#random());
      else if (fault.kind !== 'token-expired' || carriesToken(request)) return faultyAnswer(fault, request);
    }
    return answer();
  }

  /** The faults for a request: those set for its endpoint, else for its area, else for everything. */
  #faultsOf(request: Request): readonly Fault[] {
    const [area, name] = endpointOf(request);
    return this.#faults.get(`${area}/${name}`) ?? this.#faults.get(`${area}/*`) ?? this.#faults.get('*') ?? [];
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#wall.setTimeout(resolve, ms);
    });
  }
}

/** The anonymous key is not a token and does not expire. */
function carriesToken({ headers }: Request): boolean {
  const authorization = headers.get('authorization');
  return authorization !== null && authorization !== `Bearer ${headers.get('apikey')}`;
}

function endpointOf(request: Request): readonly [area: string, name: string] {
  const { pathname } = new URL(request.url);
  const service = /\/(rest|auth|functions)\/v1\/(.+)$/.exec(pathname);
  const live = /\/(boot\/live|boot\/version|live\/delta)$/.exec(pathname);
  return live?.[1] === undefined ? [service?.[1] ?? '', service?.[2] ?? ''] : ['api', live[1]];
}
