create table public.live_events_new (
  -- Built from what happened, so that whoever tells of it again writes the same row.
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

revoke all on public.live_events_new from anon, authenticated;
grant select on public.live_events_new to anon, authenticated;
grant all on public.live_events_new to service_role;

alter table public.live_events_new enable row level security;

create policy "everybody sees the events of the matches" on public.live_events_new
  for select to anon, authenticated using (true);

alter publication supabase_realtime add table public.live_events_new;
