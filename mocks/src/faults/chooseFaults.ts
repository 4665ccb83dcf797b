import type { Endpoint, Fault, SocketFault } from './Fault.ts';
import type { Faults } from './Faults.ts';

/** The names of the faults in the answers. */
export const answerFaultNames = [
  'none',
  'slow',
  'bad-request',
  'token-expired',
  'not-found',
  'too-many',
  'server-error',
  'unavailable',
  'broken-json',
  'never',
  'offline',
] as const;

const answerFaults = {
  none: [],
  slow: [{ kind: 'latency', ms: 2000, jitterMs: 1000 }],
  'bad-request': [{ kind: 'status', status: 400 }],
  'token-expired': [{ kind: 'token-expired' }],
  'not-found': [{ kind: 'status', status: 404 }],
  'too-many': [{ kind: 'status', status: 429, retryAfterSeconds: 5 }],
  'server-error': [{ kind: 'status', status: 500 }],
  unavailable: [{ kind: 'status', status: 503 }],
  'broken-json': [{ kind: 'broken-json' }],
  never: [{ kind: 'never' }],
  offline: [{ kind: 'offline' }],
} as const satisfies Readonly<Record<(typeof answerFaultNames)[number], readonly Fault[]>>;

const places = {
  everywhere: ['*'],
  matches: ['functions/results-today-edge'],
  functions: ['functions/*'],
  tables: ['rest/*'],
  'sign-in': ['auth/*'],
  live: ['api/*', 'functions/live-updates', 'functions/fetch-match-deltas'],
} as const satisfies Readonly<Record<string, readonly Endpoint[]>>;

const lineFaults = {
  none: [],
  dropped: [{ kind: 'dropped', share: 0.5 }],
  duplicated: [{ kind: 'duplicated', share: 1 }],
  reordered: [{ kind: 'reordered' }],
  late: [{ kind: 'late', ms: 5000, jitterMs: 2000 }],
  closed: [{ kind: 'closed' }],
  'join-refused': [{ kind: 'join-refused' }],
  'token-expired': [{ kind: 'token-expired' }],
} as const satisfies Readonly<Record<string, readonly SocketFault[]>>;

const hourMs = 3_600_000;
const clockFaults = { right: 0, behind: -2 * hourMs, ahead: 2 * hourMs } as const;

/** The faults that the demo's panel offers. */
export interface SelectedFaults {
  readonly answers: keyof typeof answerFaults;
  readonly place: keyof typeof places;
  readonly line: keyof typeof lineFaults;
  readonly clock: keyof typeof clockFaults;
  /** The seconds for which the faults of answers and sockets last; null if they last until the next choice. */
  readonly span: number | null;
}

/**
 * Sets the chosen faults and nothing else: the scenario's own faults end too.
 *
 * @param now milliseconds since 1970
 */
export function chooseFaults(faults: Faults, { answers, place, line, clock, span }: SelectedFaults, now: number): void {
  const until = span === null ? Infinity : now + span * 1000;
  faults.clear();
  for (const endpoint of places[place]) {
    faults.set(endpoint, ...answerFaults[answers].map((fault) => ({ ...fault, until })));
  }
  faults.socket.set(...lineFaults[line].map((fault) => ({ ...fault, until })));
  faults.skewClock(clockFaults[clock]);
}
