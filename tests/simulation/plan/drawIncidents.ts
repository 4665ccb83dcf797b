import { drawInteger, drawWeighted, type Random } from '@tribunen/football';
import type { Endpoint, Fault, SocketFault } from '@tribunen/mocks/simulation';
import type { MatchPlan } from '../football/MatchPlan.ts';
import { drawFollows } from './drawFollows.ts';
import type { Incident, SimulationPlan } from './SimulationPlan.ts';

const second = 1000;
const hour = 3_600_000;

/**
 * The kinds of incident that this file draws. `drawPlan` draws sleep together with the length of a run, and
 * `drawModes` draws crowds; `drawDelayedPlan` draws delays, hidden results and reloads.
 */
type DrawnKind = Exclude<Incident['kind'], 'sleep' | 'crowd' | DelayedKind>;
type DelayedKind = 'delay' | 'hide-result' | 'show-result' | 'reload';

interface Drawing extends Pick<SimulationPlan, 'browsers' | 'matches'> {
  /** How long the devices are awake in the run, in milliseconds. */
  readonly awakeMs: number;
  readonly sleep: Extract<Incident, { kind: 'sleep' }> | null;
}

/** How often each kind happens, relative to the others. */
const weights: Readonly<Record<DrawnKind, number>> = {
  requests: 6,
  line: 6,
  busy: 1,
  silence: 2,
  offline: 2,
  hide: 3,
  look: 3,
  open: 1,
  'close-front': 1,
  clock: 1,
  follows: 1.5,
};
const kinds = Object.keys(weights).filter(isKind);

function isKind(name: string): name is DrawnKind {
  return Object.hasOwn(weights, name);
}

/**
 * The incidents of a run, in order of time. If the run has goals, about half of the incidents begin within seconds of a
 * goal.
 */
export function drawIncidents({ awakeMs, sleep, browsers, matches }: Drawing, random: Random): readonly Incident[] {
  const sleepsFor = (at: number): number => (sleep !== null && at >= sleep.at ? sleep.ms : 0);
  const goals = matches
    .flatMap(goalTimes)
    .filter((at) => at > 0 && at < awakeMs + (sleep?.ms ?? 0))
    .filter((at) => sleep === null || at < sleep.at || at > sleep.at + sleep.ms);
  const count = drawInteger(2, 3 + Math.floor(awakeMs / 60_000), random);
  const momentOf = (): number => {
    const goal = goals.length > 0 && random() < 0.5 ? drawWeighted(goals, () => 1, random) : null;
    if (goal !== null) return Math.max(0, goal + drawInteger(-4000, 3000, random));
    const at = drawInteger(second, awakeMs, random);
    return at + sleepsFor(at);
  };
  const incidents = Array.from({ length: count }, () => {
    const at = momentOf();
    const kind = drawWeighted(kinds, (name) => weights[name], random);
    return drawIncident(kind, at, { browsers, matches }, random);
  });
  return [...incidents.flat(), ...(sleep === null ? [] : [sleep])].toSorted((one, other) => one.at - other.at);
}

function drawIncident(
  kind: DrawnKind,
  at: number,
  { browsers, matches }: Pick<SimulationPlan, 'browsers' | 'matches'>,
  random: Random,
): readonly Incident[] {
  const browser = drawInteger(0, browsers.length - 1, random);
  const ms = drawInteger(1, 60, random) * second;
  const alone = random() < 0.7;
  const tab = drawInteger(0, 2, random);
  switch (kind) {
    case 'requests':
      return [{ kind, at, ms, endpoint: drawWeighted(endpoints, () => 1, random), fault: drawFault(random) }];
    case 'line':
      return [{ kind, at, ms, fault: drawSocketFault(random) }];
    case 'busy':
      return [{ kind, at, ms, retryAfterSeconds: drawInteger(2, 20, random) }];
    case 'silence':
      return [{ kind, at, browser }];
    case 'offline':
      return [{ kind, at, ms, browser }];
    case 'hide':
      // Most spectators who turn away return later.
      return [
        { kind, at, browser, tab },
        ...(random() < 0.8
          ? [{ kind: 'look', at: at + ms * drawInteger(1, 4, random), browser, tab, alone } as const]
          : []),
      ];
    case 'look':
      return [{ kind, at, browser, tab, alone }];
    case 'open':
      return [{ kind, at, browser, alone }];
    case 'close-front':
      return [{ kind, at, browser }];
    case 'clock':
      return [{ kind, at, browser, byMs: drawInteger(-hour, hour, random) }];
    case 'follows':
      return [{ kind, at, browser, follows: drawFollows(matches, random) }];
  }
}

const endpoints: readonly Endpoint[] = [
  '*',
  '*',
  'api/*',
  'api/boot/version',
  'api/live/delta',
  'functions/*',
  'functions/live-updates',
  'functions/fetch-match-deltas',
  'functions/results-today-edge',
  'rest/*',
  'rest/live_events_new',
  'rest/live_matches_new',
  'rest/user_follows',
];

function drawFault(random: Random): Fault {
  return drawWeighted<() => Fault>(
    [
      () => ({ kind: 'status', status: drawWeighted([400, 500, 502, 503], () => 1, random) }),
      () => ({ kind: 'status', status: 429, retryAfterSeconds: drawInteger(1, 30, random) }),
      () => ({ kind: 'latency', ms: drawInteger(200, 4000, random), jitterMs: drawInteger(0, 2000, random) }),
      () => ({ kind: 'never' }),
      () => ({ kind: 'html' }),
      () => ({ kind: 'broken-json' }),
      () => ({ kind: 'offline' }),
      () => ({ kind: 'token-expired' }),
    ],
    () => 1,
    random,
  )();
}

function drawSocketFault(random: Random): SocketFault {
  return drawWeighted<() => SocketFault>(
    [
      () => ({ kind: 'dropped', share: drawWeighted([0.2, 0.5, 1], () => 1, random) }),
      () => ({ kind: 'duplicated', share: 1 }),
      () => ({ kind: 'reordered' }),
      () => ({ kind: 'late', ms: drawInteger(100, 8000, random), jitterMs: drawInteger(0, 4000, random) }),
      () => ({ kind: 'closed' }),
      () => ({ kind: 'join-refused' }),
      () => ({ kind: 'token-expired' }),
    ],
    () => 1,
    random,
  )();
}

function goalTimes({ changes }: MatchPlan): readonly number[] {
  return changes.filter((change) => change.kind === 'event' && change.type.includes('GOAL')).map(({ at }) => at);
}
