create table public.live_matches_new (
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
  competition_code text not null,
  utc_kickoff timestamptz not null,
  updated_at timestamptz not null default now()
);

create index on public.live_matches_new (status);

revoke all on public.live_matches_new from anon, authenticated;
grant select on public.live_matches_new to anon, authenticated;
grant all on public.live_matches_new to service_role;

alter table public.live_matches_new enable row level security;

create policy "everybody sees the matches of the day" on public.live_matches_new
  for select to anon, authenticated using (true);

alter publication supabase_realtime add table public.live_matches_new;
