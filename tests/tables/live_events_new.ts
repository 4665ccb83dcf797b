import { exampleGoalRow } from '@tribunen/contract/examples';
import { liveEventRow } from '@tribunen/contract';
import { ids } from '../contract/calls/ids.ts';
import { ago, at } from './lib/examples.ts';
import type { TestedTable } from './lib/TestedTable.ts';

/** The SQL for the time of event `n` of user `p`. Each user has 40 events, twenty seconds apart. */
const eachTime = "now() - (p * 40 + n) * interval '20 seconds'";

export const table: TestedTable = {
  row: liveEventRow,
  sees: [1, 1, 1, 1, 1, 1],
  why: {
    'a goal or a card as the report shows it':
      'id assist_id assist_name away_team created_at event_type home_team injury_time match_id minute occurred_at payload person_id person_name score_away score_home team_id team_name',
  },
  owner: null,
  atDeletion: {},
  needs: ['live_matches_new'],
  first: () => ({ ...exampleGoalRow, person_name: 'Berg', occurred_at: at, created_at: at }),
  newRow: () => ({ id: 'e', match_id: '500001', event_type: 'GOAL', occurred_at: at, created_at: at }),
  standing: () => [
    {
      id: `${ids.match}:GOAL`,
      match_id: ids.match,
      event_type: 'GOAL',
      minute: 23,
      occurred_at: ago(2),
      created_at: ago(2),
    },
  ],
  many: {
    columns: 'id, match_id, event_type, occurred_at, created_at',
    values: () => `p || '-' || n, ((p * 40 + n) % 5000)::text, 'GOAL', ${eachTime}, ${eachTime}`,
    each: 40,
  },
  refuses: [
    ['a negative score', { score_home: -1 }],
    ['an event without a match', { match_id: null }],
    ['a payload that is a list', { payload: [] }],
  ],
};
