import type { Endpoint, Fault } from '../faults/Fault.ts';

export const scenarioNames = ['kampdag', 'rolig-dag', 'ingen-folger', 'utlogget', 'treg', 'feil'] as const;
export type ScenarioName = (typeof scenarioNames)[number];

/** What a scenario changes in the world that the demo, the stories and the tests open. */
export interface Scenario {
  /** What is played: see `MatchDay`. */
  readonly programme: 'kampdag' | 'rolig-dag';
  readonly signedIn: boolean;
  readonly follows: boolean;
  readonly faults: readonly (readonly [Endpoint, ...Fault[]])[];
}

const matchDay: Scenario = { programme: 'kampdag', signedIn: true, follows: true, faults: [] };
const slow: Fault = { kind: 'latency', ms: 1500 };

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
  feil: { ...matchDay, faults: [['functions/results-today-edge', { kind: 'status', status: 500 }]] },
};
