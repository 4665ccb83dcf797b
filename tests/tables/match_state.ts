import { matchStateRow } from '@tribunen/contract';
import { ids } from '../contract/calls/ids.ts';
import { firstMatch, liveNow, minutesAgo, newMatch } from './lib/examples.ts';
import type { TestedTable } from './lib/TestedTable.ts';

export const table: TestedTable = {
  row: matchStateRow,
  sees: [1, 1, 1, 1, 1, 1],
  why: {
    'a match as the results show it':
      'id away_team_id away_team_name home_team_id home_team_name injury_time minute payload score_away score_home status updated_at',
  },
  owner: null,
  atDeletion: {},
  first: () => ({ ...firstMatch, payload: null }),
  newRow: () => newMatch,
  standing: () => [{ ...liveNow, id: ids.match, payload: null }],
  many: `insert into match_state (id, status, updated_at) select n::text, 'FINISHED', ${minutesAgo} from generate_series(1, 5000) as n`,
  refuses: [['a payload without the teams', { payload: { competition: { id: 1, code: 'ES', name: 'x' } } }]],
};
