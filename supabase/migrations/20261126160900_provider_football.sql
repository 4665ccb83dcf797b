-- The answers of football providers. Jobs fetch them within the budget of the provider's plan, and the functions read
-- them here, so that more spectators do not cost more calls. Only the service key reads and writes these tables.

-- The answers about competitions and fantasy games, by a name such as competitions/PL/standings or
-- fantasy/fpl/bootstrap-static. In the tables and top scorers of a competition, teams have the project's own ids.
create table public.provider_answers (
  name text primary key,
  -- Null if the provider has no such answer.
  body jsonb,
  fetched_at timestamptz not null default now(),
  -- From this time a new answer is fetched. Until it arrives, the functions return the old answer.
  stale_at timestamptz not null default now()
);

create table public.provider_matches (
  -- The project's id of the match, from `own_ids`.
  id integer primary key,
  competition_code text not null,
  utc_kickoff timestamptz not null,
  -- The match in the form in which a list of matches shows it.
  summary jsonb not null,
  -- The match with all its details; null until the provider has sent them.
  report jsonb,
  fetched_at timestamptz not null default now(),
  stale_at timestamptz not null default now()
);

create index on public.provider_matches (utc_kickoff);
create index on public.provider_matches (competition_code, utc_kickoff);
-- Finds a match by the name of its chat.
create index on public.provider_matches (((summary #>> '{homeTeam,name}') || ' vs ' || (summary #>> '{awayTeam,name}')));

create table public.provider_teams (
  -- The project's id of the team, from `own_ids`.
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

-- When the kick-off of a match has moved, gives the match a later `lastUpdated`, because pages compare lists by that
-- time (FEED-20). If the provider's own time has not changed, the time of the answer with the new kick-off is stored,
-- and later answers cannot lower it. A stored time that is later than the new answer comes from a wrong clock, and the
-- answer's own time replaces it.
create function private.keep_last_change() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  reported text collate "C" := new.summary ->> 'lastUpdated';
  known text collate "C" := old.summary ->> 'lastUpdated';
  moment text collate "C" := to_char(new.fetched_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
  newest jsonb;
begin
  if reported is null or known is null or reported > known or known > moment then
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
