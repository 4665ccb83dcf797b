import { liveMatchRow, type LiveMatchRow } from '@tribunen/contract';
import { everybodys } from '../supabase/Rights.ts';
import type { TableDefinition } from '../Table.ts';

export const liveMatchesNew: TableDefinition<LiveMatchRow> = {
  schema: 'public',
  name: 'live_matches_new',
  published: true,
  shape: liveMatchRow,
  columns: {
    id: 'text',
    status: 'text',
    minute: 'int4',
    injury_time: 'int4',
    score_home: 'int4',
    score_away: 'int4',
    home_team_id: 'int4',
    home_team_name: 'text',
    away_team_id: 'int4',
    away_team_name: 'text',
    competition_code: 'text',
    utc_kickoff: 'timestamptz',
    updated_at: 'timestamptz',
  },
  primaryKey: 'id',
  unique: [],
  defaults: ({ now }) => ({ updated_at: now }),
  rights: () => everybodys,
};
