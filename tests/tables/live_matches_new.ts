import { liveMatchRow } from '@tribunen/contract';
import { ids } from '../contract/calls/ids.ts';
import { ago, at, firstMatch, liveNow, minutesAgo, newMatch } from './lib/examples.ts';
import type { TestedTable } from './lib/TestedTable.ts';

export const table: TestedTable = {
  row: liveMatchRow,
  sees: [3, 3, 3, 3, 3, 3],
  why: {
    'a match as the results show it':
      'id away_team_id away_team_name competition_code home_team_id home_team_name injury_time minute score_away score_home status updated_at utc_kickoff',
  },
  owner: null,
  atDeletion: {},
  first: () => ({ ...firstMatch, competition_code: 'ES', utc_kickoff: at }),
  newRow: () => ({ ...newMatch, competition_code: 'ES', utc_kickoff: at }),
  standing: () => [
    { ...liveNow, id: ids.match, competition_code: 'ES', utc_kickoff: ago(30) },
    { ...liveNow, id: ids.endedMatch, status: 'FINISHED', competition_code: 'ES', utc_kickoff: ago(150) },
    {
      ...liveNow,
      id: ids.closedMatch,
      status: 'FINISHED',
      competition_code: 'ES',
      utc_kickoff: ago(28 * 60),
      updated_at: ago(24 * 60),
    },
  ],
  many: `insert into live_matches_new (id, status, competition_code, utc_kickoff, updated_at)
    select n::text, case when n <= 10 then 'IN_PLAY' else 'FINISHED' end, 'C' || n % 60, ${minutesAgo}, ${minutesAgo}
    from generate_series(1, 20000) as n`,
  refuses: [
    ['a status that is an alias', { status: 'HT' }],
    ['a negative minute', { minute: -1 }],
    ['a match that already exists', { id: '500001' }],
  ],
  accepts: [['a match without teams', { home_team_id: null, home_team_name: null }]],
};
