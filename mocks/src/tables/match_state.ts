import { matchStateRow, type MatchStateRow } from '@tribunen/contract';
import { everybodys } from '../supabase/Rights.ts';
import type { TableDefinition } from '../Table.ts';

export const matchState: TableDefinition<MatchStateRow> = {
  schema: 'public',
  name: 'match_state',
  published: true,
  shape: matchStateRow,
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
    payload: 'jsonb',
    updated_at: 'timestamptz',
  },
  primaryKey: 'id',
  unique: [],
  rights: () => everybodys,
};
