-- The matches of the day, with their state.
create table public.live_matches_new (
  -- The project's id of the match (`own_ids`), as text.
  id text primary key,
  -- UNREPORTED means that the match should have begun but the source gives no status.
  status text not null check (
    status in (
      'SCHEDULED', 'TIMED', 'UNREPORTED', 'LIVE', 'IN_PLAY', 'PAUSED', 'FINISHED', 'AWARDED', 'POSTPONED', 'SUSPENDED',
      'CANCELED'
    )
  ),
  minute integer check (minute >= 0),
  injury_time integer check (injury_time >= 0),
  score_home integer check (score_home >= 0),
  score_away integer check (score_away >= 0),
  home_team_id integer,
  home_team_name text,
  away_team_id integer,
  away_team_name text,
  competition_code text not null,
  utc_kickoff timestamptz not null,
  updated_at timestamptz not null default now()
);

create index on public.live_matches_new (status);
-- For the queries of a day's matches, and of the old matches that retention removes.
create index on public.live_matches_new (utc_kickoff);
-- For the queries of the newest change, and of the matches that have changed since a time.
create index on public.live_matches_new (updated_at);

revoke all on public.live_matches_new from anon, authenticated;
grant select on public.live_matches_new to anon, authenticated;
grant all on public.live_matches_new to service_role;

alter table public.live_matches_new enable row level security;

create policy "everybody sees the matches of the day" on public.live_matches_new
  for select to anon, authenticated using (true);

alter publication supabase_realtime add table public.live_matches_new;

create table public.live_events_new (
  -- Computed from the event, so that two sources that report the same event write the same row.
  id text primary key,
  match_id text not null,
  event_type text not null,
  minute integer check (minute >= 0),
  injury_time integer check (injury_time >= 0),
  team_id integer,
  team_name text,
  person_id integer,
  person_name text,
  assist_id integer,
  assist_name text,
  home_team text,
  away_team text,
  score_home integer check (score_home >= 0),
  score_away integer check (score_away >= 0),
  payload jsonb check (jsonb_typeof(payload) = 'object'),
  occurred_at timestamptz not null,
  created_at timestamptz not null default now()
);

create index on public.live_events_new (match_id, occurred_at);
create index on public.live_events_new (occurred_at);
create index on public.live_events_new (created_at);

revoke all on public.live_events_new from anon, authenticated;
grant select on public.live_events_new to anon, authenticated;
grant all on public.live_events_new to service_role;

alter table public.live_events_new enable row level security;

create policy "everybody sees the events of the matches" on public.live_events_new
  for select to anon, authenticated using (true);

alter publication supabase_realtime add table public.live_events_new;

-- The state of each match that the feed follows, for a page that has opened the match.
create table public.match_state (
  -- The project's id of the match (`own_ids`), as text.
  id text primary key,
  status text not null check (
    status in (
      'SCHEDULED', 'TIMED', 'UNREPORTED', 'LIVE', 'IN_PLAY', 'PAUSED', 'FINISHED', 'AWARDED', 'POSTPONED', 'SUSPENDED',
      'CANCELED'
    )
  ),
  minute integer check (minute >= 0),
  injury_time integer check (injury_time >= 0),
  score_home integer check (score_home >= 0),
  score_away integer check (score_away >= 0),
  home_team_id integer,
  home_team_name text,
  away_team_id integer,
  away_team_name text,
  -- Contains homeTeam, awayTeam and competition, because a page may show a match that is in none of its lists.
  payload jsonb check (payload ?& array['homeTeam', 'awayTeam', 'competition']),
  updated_at timestamptz not null default now()
);

revoke all on public.match_state from anon, authenticated;
grant select on public.match_state to anon, authenticated;
grant all on public.match_state to service_role;

alter table public.match_state enable row level security;

create policy "everybody sees where a match stands" on public.match_state
  for select to anon, authenticated using (true);

alter publication supabase_realtime add table public.match_state;
