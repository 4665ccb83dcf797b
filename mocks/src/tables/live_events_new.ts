import { liveEventRow, type LiveEventRow } from '@tribunen/contract';
import { everybodys } from '../supabase/Rights.ts';
import type { TableDefinition } from '../Table.ts';

export const liveEventsNew: TableDefinition<LiveEventRow> = {
  schema: 'public',
  name: 'live_events_new',
  published: true,
  shape: liveEventRow,
  columns: {
    id: 'text',
    match_id: 'text',
    event_type: 'text',
    minute: 'int4',
    injury_time: 'int4',
    team_id: 'int4',
    team_name: 'text',
    person_id: 'int4',
    person_name: 'text',
    assist_id: 'int4',
    assist_name: 'text',
    home_team: 'text',
    away_team: 'text',
    score_home: 'int4',
    score_away: 'int4',
    payload: 'jsonb',
    occurred_at: 'timestamptz',
    created_at: 'timestamptz',
  },
  primaryKey: 'id',
  unique: [],
  rights: () => everybodys,
};
