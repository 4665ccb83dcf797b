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

-- A match whose kick-off has moved has a later last change, because pages compare lists by it (FEED-20). Where the provider's own time stays as it
-- was, the moment of the answer that brought the move takes its place, and later answers do not go back behind it. A time of a wrong clock, which
-- lies ahead, is not kept.
create function private.keep_last_change() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  told text collate "C" := new.summary ->> 'lastUpdated';
  known text collate "C" := old.summary ->> 'lastUpdated';
  moment text collate "C" := to_char(new.fetched_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
  newest jsonb;
begin
  if told is null or known is null or told > known or known > moment then
    return new;
  end if;
  newest := jsonb_build_object('lastUpdated', case when new.utc_kickoff <> old.utc_kickoff then moment else known end);
  new.summary := new.summary || newest;
  new.report := new.report || newest;
  return new;
end
$$;

revoke execute on function private.keep_last_change() from public;

create trigger keep_last_change before update on public.provider_matches
  for each row execute function private.keep_last_change();
