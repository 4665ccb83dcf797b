import type { AuthSettings } from '@tribunen/protocol';
import type { Endpoint, Fault, SocketFault } from '../faults/Fault.ts';

/** The scenarios that the demo's bar offers. */
export const scenarioNames = ['kampdag', 'rolig-dag', 'ingen-folger', 'utlogget', 'treg', 'feil'] as const;
export type ShownScenarioName = (typeof scenarioNames)[number];

/** The scenarios that the demo's bar does not offer: an address or a test chooses them. */
export const testScenarioNames = [
  'ustadig',
  'linja-nede',
  'tabeller-nede',
  'utlopt',
  'uten-nett',
  'klokka-etter',
  'bekreft-epost',
] as const;
export type ScenarioName = ShownScenarioName | (typeof testScenarioNames)[number];

export interface Scenario {
  /** The matches of the day: see `MatchDay`. */
  readonly programme: 'kampdag' | 'rolig-dag';
  readonly signedIn: boolean;
  readonly follows: boolean;
  readonly faults: readonly (readonly [Endpoint, ...Fault[]])[];
  /** The faults of the sockets. */
  readonly line: readonly SocketFault[];
  /** How far the backend's clock is ahead of the real one. */
  readonly clockSkewMs: number;
  /** The settings in which the scenario's auth server differs from the product's. */
  readonly auth: Partial<AuthSettings>;
}

const matchDay: Scenario = {
  programme: 'kampdag',
  signedIn: true,
  follows: true,
  faults: [],
  line: [],
  clockSkewMs: 0,
  auth: {},
};
const slow: Fault = { kind: 'latency', ms: 1500 };

/** The scenarios of the demo, the stories and the tests. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  kampdag: matchDay,
  'rolig-dag': { ...matchDay, programme: 'rolig-dag' },
  'ingen-folger': { ...matchDay, follows: false },
  utlogget: { ...matchDay, signedIn: false },
  treg: {
    ...matchDay,
    faults: [
      ['rest/*', slow],
      ['functions/*', slow],
    ],
  },
  // The live feed fails too: otherwise its matches would be shown although the list failed.
  feil: {
    ...matchDay,
    faults: [
      ['functions/results-today-edge', { kind: 'status', status: 500 }],
      ['api/boot/live', { kind: 'status', status: 500 }],
      ['api/live/delta', { kind: 'status', status: 500 }],
    ],
  },
  ustadig: {
    ...matchDay,
    faults: [['*', { kind: 'latency', ms: 100, jitterMs: 900 }]],
    line: [
      { kind: 'dropped', share: 0.2 },
      { kind: 'duplicated', share: 0.2 },
      { kind: 'late', ms: 500, jitterMs: 2000 },
    ],
  },
  'linja-nede': { ...matchDay, line: [{ kind: 'closed' }] },
  'tabeller-nede': { ...matchDay, faults: [['rest/*', { kind: 'status', status: 500 }]] },
  utlopt: { ...matchDay, faults: [['rest/*', { kind: 'token-expired' }]], line: [{ kind: 'token-expired' }] },
  'uten-nett': { ...matchDay, faults: [['*', { kind: 'offline' }]], line: [{ kind: 'closed' }] },
  'klokka-etter': { ...matchDay, clockSkewMs: -2 * 3_600_000 },
  'bekreft-epost': { ...matchDay, signedIn: false, auth: { confirmEmail: true } },
};
