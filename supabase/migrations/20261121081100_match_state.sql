create table public.match_state (
  -- The provider's id of the match, as text.
  id text primary key,
  status text not null check (
    status in (
      'SCHEDULED', 'TIMED', 'LIVE', 'IN_PLAY', 'PAUSED', 'FINISHED', 'AWARDED', 'POSTPONED', 'SUSPENDED', 'CANCELED'
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
  -- Who plays what, so that the match can be named where it is in no list: homeTeam, awayTeam, competition.
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
