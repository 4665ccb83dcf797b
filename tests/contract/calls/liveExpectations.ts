import type { Expectation } from './Expectation.ts';
import { ids } from './ids.ts';

const since = () => ({ since: new Date(Date.now() - 10 * 60_000).toISOString() });

/** Everybody can read the football data. Where a target has more rows than the scene, the outcome is `some`. */
export const calls: readonly Expectation[] = [
  {
    call: 'readEvents',
    values: () => ({ ...since(), match: ids.match, offset: '0', limit: '50' }),
    outcomes: [1, 1, 1, 1, 1, 1],
    rows: () => [{ match_id: ids.match, event_type: 'GOAL', minute: 23 }],
  },
  { call: 'readChangedMatches', values: since, outcomes: ['some', 'some', 'some', 'some', 'some', 'some'] },
  { call: 'readMatchesInPlay', outcomes: ['some', 'some', 'some', 'some', 'some', 'some'] },
  { call: 'readFeedPace', outcomes: [1, 1, 1, 1, 1, 1] },
  { call: 'readLiveMatchIds', outcomes: ['some', 'some', 'some', 'some', 'some', 'some'] },
];
