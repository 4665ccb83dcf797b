import {
  drawInteger,
  drawWeighted,
  type Endpoint,
  type Fault,
  type Random,
  type SocketFault,
} from '@tribunen/mocks/simulation';
import type { MatchPlan } from '../football/MatchPlan.ts';
import { drawFollows } from './drawFollows.ts';
import type { Incident, SimulationPlan } from './SimulationPlan.ts';

const second = 1000;
const hour = 3_600_000;

/** How often each thing happens, against the others. */
const weights: Readonly<Record<Incident['kind'], number>> = {
  requests: 6,
  line: 6,
  busy: 1,
  silence: 2,
  offline: 2,
  hide: 3,
  look: 3,
  open: 1,
  'close-front': 1,
  sleep: 0.5,
  clock: 1,
  follows: 1.5,
};
const kinds = Object.keys(weights).filter(isKind);

function isKind(name: string): name is Incident['kind'] {
  return Object.hasOwn(weights, name);
}

/** What befalls a run, in order of time. A goal draws faults to it: half of all begin within seconds of one. */
export function drawIncidents(
  { lengthMs, browsers, matches }: Pick<SimulationPlan, 'lengthMs' | 'browsers' | 'matches'>,
  random: Random,
): readonly Incident[] {
  const goals = matches.flatMap(goalTimes).filter((at) => at > 0 && at < lengthMs);
  const count = drawInteger(2, 3 + Math.floor(lengthMs / 60_000), random);
  const momentOf = (): number => {
    const goal = goals.length > 0 && random() < 0.5 ? drawWeighted(goals, () => 1, random) : null;
    return goal === null ? drawInteger(second, lengthMs, random) : Math.max(0, goal + drawInteger(-4000, 3000, random));
  };
  const incidents = Array.from({ length: count }, () => {
    const at = momentOf();
    const kind = drawWeighted(kinds, (name) => weights[name], random);
    return drawIncident(kind, at, { browsers, matches }, random);
  });
  return incidents.flat().toSorted((one, other) => one.at - other.at);
}

function drawIncident(
  kind: Incident['kind'],
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
      // Who turns away comes back, but not always.
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
    case 'sleep':
      return [{ kind, at, ms: random() < 0.5 ? hour : drawInteger(20, 600, random) * second }];
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
