-- The answers of football providers. The schedules fetch them within the budget of the provider's plan, and the functions answer from them, so
-- that more spectators cost no more calls. Only the service key reads and writes these tables.

-- Answers that are kept as they came, by the provider's address: competitions/PL/standings, fantasy/bootstrap-static.
create table public.provider_answers (
  name text primary key,
  -- Null where the provider has nothing at the address.
  body jsonb,
  fetched_at timestamptz not null default now(),
  -- From then on a new answer is wanted. Until it is there, the functions give the old one.
  stale_at timestamptz not null default now()
);

create table public.provider_matches (
  -- The provider's id.
  id integer primary key,
  competition_code text not null,
  utc_kickoff timestamptz not null,
  -- The match as lists have it.
  summary jsonb not null,
  -- The match with all its details; null until the provider has given them.
  report jsonb,
  fetched_at timestamptz not null default now(),
  stale_at timestamptz not null default now()
);

create index on public.provider_matches (utc_kickoff);
create index on public.provider_matches (competition_code, utc_kickoff);
-- The name of a match's chat.
create index on public.provider_matches (((summary #>> '{homeTeam,name}') || ' vs ' || (summary #>> '{awayTeam,name}')));

create table public.provider_teams (
  -- The provider's id.
  id integer primary key,
  name text not null,
  competition_codes text[] not null,
  summary jsonb not null,
  -- The team with its competitions and its squad.
  details jsonb not null,
  fetched_at timestamptz not null default now(),
  stale_at timestamptz not null default now()
);

create index on public.provider_teams using gin (competition_codes);

revoke all on public.provider_answers, public.provider_matches, public.provider_teams from anon, authenticated;
grant all on public.provider_answers, public.provider_matches, public.provider_teams to service_role;

alter table public.provider_answers enable row level security;
alter table public.provider_matches enable row level security;
alter table public.provider_teams enable row level security;
