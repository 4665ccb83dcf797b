-- The state that the football jobs share: the call budget, leases, the requests of users for football that is not
-- stored yet (wishes), and the feed's state of each match. The procedures below read and write it. Only the service key
-- may call them, except `feed_pace` and `call_budgets`. The jobs' procedures take the current time as an argument where
-- they need it, so that a test can simulate a day in less than a day.

-- The calls to a provider in the last minute, and the budget that the provider reports.
create table private.provider_budgets (
  provider text primary key,
  calls timestamptz[] not null default '{}',
  available integer,
  available_until timestamptz,
  -- A day in UTC, the number of calls made on that day, and the number of calls that the provider says are left of it.
  day date,
  calls_of_day integer not null default 0,
  available_of_day integer,
  -- The calls that the provider's plan allows in a day; null where it does not limit them.
  allowed_of_day integer,
  -- The pause in seconds between two calls for the matches in play, as the feed last planned it (FEED-21).
  live_pause integer,
  -- When the provider refused a call, and the time before which it accepts no other call. A refusal with a time in the
  -- future was recorded by a wrong clock, and does not count.
  blocked_at timestamptz,
  blocked_until timestamptz
);

create table private.provider_calls (
  provider text not null,
  call text not null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  -- What was wrong with the provider's latest answer to this call; null if nothing was.
  fault text,
  -- How many times in a row this call has brought no answer; a call under way counts until its answer is noted.
  failures integer not null default 0,
  -- The time at which a fault of the call was last reported.
  reported_at timestamptz,
  primary key (provider, call)
);

create table private.job_leases (
  job text primary key,
  holder uuid not null,
  expires_at timestamptz not null
);

-- What the feed stores about a match beside the match's public rows.
create table private.feed_matches (
  id text primary key,
  -- Counts the writes. A run that has compared its answer with an older version writes nothing.
  version bigint not null default 1,
  coverage text not null check (coverage in ('events', 'result')),
  observed_at timestamptz not null,
  -- The time of the last change of the match, as the provider reports it.
  changed_at timestamptz,
  ended_at timestamptz,
  -- Changes in the provider's latest answer that a later answer must repeat before the feed takes back a goal or a card
  -- (FEED-6, FEED-9), and how many video-referee decisions have counted; they excuse no later fall of the score.
  doubts jsonb not null default '{"score": null, "cards": [], "decided": {"home": 0, "away": 0}}'
);

-- For each user, the manager of a fantasy game whose team the user has requested last.
create table private.fantasy_wishes (
  game text not null check (game in ('fpl', 'eliteserien')),
  user_id uuid not null references auth.users (id) on delete cascade,
  entry integer not null,
  wished_at timestamptz not null,
  primary key (game, user_id)
);
create index on private.fantasy_wishes (user_id);

-- The names of answers that a page has requested and the database lacks. The job fetches these first and starts at
-- once, so that no page waits for the next scheduled run.
create table private.football_wishes (
  name text primary key,
  wished_at timestamptz not null
);

-- The time at which a job was last started early for a waiting page.
create table private.hurried_jobs (
  job text primary key,
  begun_at timestamptz not null
);

-- The calls that count against the budget. A call counts for a minute, plus a second because calls take different times
-- to arrive. A call with a time in the future counts as made now, because the clock has been set back.
create function private.calls_that_count(calls timestamptz[], at timestamptz) returns timestamptz[]
language sql immutable
set search_path = ''
as $$
  select coalesce(array_agg(least(made, at) order by made), '{}') from unnest(calls) as made where made > at - interval '61 seconds';
$$;

create function private.budget_of(asked text, per_minute integer, per_day integer, at timestamptz) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'perMinute', per_minute,
    'left', greatest(0, least(
      per_minute - cardinality(counting),
      case when available_until > at and available_until < at + interval '2 minutes' then available end,
      left_today
    )),
    'leftToday', left_today,
    'madeAt', to_jsonb(counting),
    'waitUntil', case when blocked_until > at and blocked_at <= at then blocked_until end
  )
  from (select asked) as the_one
  left join private.provider_budgets on provider = asked
  cross join lateral (select private.calls_that_count(coalesce(calls, '{}'), at) as counting) as made
  cross join lateral (
    select case
      when per_day is null then null
      when day = (at at time zone 'UTC')::date then greatest(0, least(per_day - calls_of_day, available_of_day))
      else per_day
    end as left_today
  ) as of_day;
$$;

-- Takes a call from a provider's budget, records the call's name, and returns its time. Returns null if only `keep`
-- calls are left, or if the provider has asked the project to wait.
create function public.take_token(
  provider text,
  call text,
  per_minute integer,
  keep integer default 0,
  per_day integer default null,
  at timestamptz default clock_timestamp()
) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  budget jsonb;
  today constant date := (at at time zone 'UTC')::date;
begin
  insert into private.provider_budgets (provider) values (take_token.provider) on conflict do nothing;
  perform from private.provider_budgets as known where known.provider = take_token.provider for update;
  budget := private.budget_of(take_token.provider, per_minute, per_day, at);
  if (budget ->> 'left')::integer <= keep or budget ->> 'waitUntil' is not null then
    return null;
  end if;
  update private.provider_budgets as known
  set
    calls = private.calls_that_count(calls, at) || at,
    available = available - 1,
    day = today,
    allowed_of_day = per_day,
    calls_of_day = case when known.day = today then known.calls_of_day else 0 end + 1,
    available_of_day = case when known.day = today then known.available_of_day - 1 end
  where known.provider = take_token.provider;
  insert into private.provider_calls as known (provider, call, asked_at, failures)
  values (take_token.provider, take_token.call, at, 1)
  on conflict on constraint provider_calls_pkey do update set asked_at = excluded.asked_at, failures = known.failures + 1;
  return at;
end
$$;

-- Records the result of a call: the provider's counters, the wait that the provider requests, and the fault. Returns
-- whether the job should report the fault: a call's faults are reported at most once in ten minutes.
create function public.note_answer(
  provider text,
  call text,
  fault text default null,
  available integer default null,
  reset_seconds integer default null,
  wait_seconds integer default null,
  available_today integer default null,
  failed boolean default false,
  at timestamptz default clock_timestamp()
) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  is_reported boolean;
begin
  update private.provider_budgets as known
  set
    available = coalesce(note_answer.available, known.available),
    available_until = case when note_answer.available is null then known.available_until else at + make_interval(secs => coalesce(reset_seconds, 60)) end,
    blocked_at = case when wait_seconds is null then known.blocked_at else at end,
    blocked_until = case when wait_seconds is null then known.blocked_until else at + make_interval(secs => least(wait_seconds, 86400)) end,
    available_of_day = coalesce(available_today, known.available_of_day)
  where known.provider = note_answer.provider;
  update private.provider_calls as noted
  set
    fault = note_answer.fault,
    failures = case when failed then noted.failures else 0 end,
    answered_at = case when note_answer.fault is null then at else noted.answered_at end,
    reported_at = case when note_answer.fault is null or noted.reported_at > at - interval '10 minutes' and noted.reported_at <= at then noted.reported_at else at end
  where noted.provider = note_answer.provider and noted.call = note_answer.call
  returning noted.reported_at = at into is_reported;
  return note_answer.fault is not null and coalesce(is_reported, false);
end
$$;

-- Stores the pause in seconds before the next call for the matches in play.
create function public.note_pause(provider text, seconds integer) returns void
language sql security definer
set search_path = ''
as $$
  update private.provider_budgets as known set live_pause = seconds where known.provider = note_pause.provider;
$$;

-- How old the scores of the matches in play are: the provider's pause between two calls, and the seconds since its last
-- answer (FEED-24). Null while no match of a provider with a planned pause is in play. If several providers have such a
-- match, the provider with the longest pause counts.
create function public.feed_pace() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'pause_seconds', budget.live_pause,
    'age_seconds', greatest(0, extract(epoch from now() - made.answered_at)::integer)
  )
  from private.provider_budgets as budget
  join private.provider_calls as made on made.provider = budget.provider and made.call = 'live' and made.answered_at is not null
  where budget.live_pause is not null
    and exists (
      select from public.live_matches_new as live
      join private.known_matches as mine on mine.provider = budget.provider and mine.own_id::text = live.id
      where live.status in ('LIVE', 'IN_PLAY') and live.utc_kickoff > now() - interval '4 hours'
    )
  order by budget.live_pause desc
  limit 1;
$$;

-- For administrators: each provider's calls today, the calls left, the pause between two calls, and the last answer and
-- fault (FEED-25).
create function public.call_budgets() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.refuse_all_but_administrators();
  return (
    select jsonb_build_object('providers', coalesce(jsonb_agg(jsonb_build_object(
      'provider', budget.provider,
      'used_today', of_day.used,
      'left_today', private.budget_of(budget.provider, 0, budget.allowed_of_day, now()) -> 'leftToday',
      'pause_seconds', budget.live_pause,
      'answered_at', latest.answered_at,
      'blocked_until', case when budget.blocked_until > now() and budget.blocked_at <= now() then budget.blocked_until end,
      'fault', latest.fault
    ) order by budget.provider), '[]'))
    from private.provider_budgets as budget
    cross join lateral (
      select case when budget.day = (now() at time zone 'UTC')::date then budget.calls_of_day else 0 end as used
    ) as of_day
    cross join lateral (
      select max(made.answered_at) as answered_at, (array_agg(made.fault order by made.asked_at desc))[1] as fault
      from private.provider_calls as made where made.provider = budget.provider
    ) as latest
  );
end
$$;

-- Leases a job for some seconds and returns the holder; null while another run holds the lease.
create function public.take_lease(job text, seconds integer, at timestamptz default clock_timestamp()) returns uuid
language sql security definer
set search_path = ''
as $$
  insert into private.job_leases as held (job, holder, expires_at)
  values (take_lease.job, gen_random_uuid(), at + make_interval(secs => seconds))
  on conflict on constraint job_leases_pkey do update set holder = excluded.holder, expires_at = excluded.expires_at
  -- A lease that ends later than a new lease would end was taken before the clock was set back.
  where held.expires_at <= take_lease.at or held.expires_at > excluded.expires_at
  returning held.holder;
$$;

create function public.release_lease(job text, holder uuid) returns void
language sql security definer
set search_path = ''
as $$
  delete from private.job_leases as held where held.job = release_lease.job and held.holder = release_lease.holder;
$$;

-- The data from which a job chooses the next calls to a provider, with the matches that the provider has reported. A
-- call with a time in the future counts as not made: the clock has been set back since that call.
create function public.feed_situation(
  provider text, per_minute integer, per_day integer default null, at timestamptz default clock_timestamp()
) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'now', at,
    'budget', private.budget_of(provider, per_minute, per_day, at),
    'askedAt', (
      select coalesce(jsonb_object_agg(noted.call, noted.asked_at), '{}')
      from private.provider_calls as noted
      where noted.provider = feed_situation.provider and noted.asked_at <= at
    ),
    'failures', (
      select coalesce(jsonb_object_agg(noted.call, noted.failures), '{}')
      from private.provider_calls as noted
      where noted.provider = feed_situation.provider and noted.failures > 0
    ),
    'matches', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', found.id::text,
        'providerId', mine.id::text,
        'utcKickoff', found.utc_kickoff,
        'status', coalesce(live.status, found.summary ->> 'status'),
        'competition', found.competition_code,
        'endedAt', known.ended_at,
        'hasLineUps', jsonb_array_length(coalesce(nullif(found.report #> '{homeTeam,lineup}', 'null'), '[]')) > 0
      ) order by found.utc_kickoff, found.id), '[]')
      from public.provider_matches as found
      join private.known_matches as mine on mine.provider = feed_situation.provider and mine.own_id = found.id
      left join public.live_matches_new as live on live.id = found.id::text
      left join private.feed_matches as known on known.id = found.id::text
      where found.utc_kickoff between at - interval '12 hours' and at + interval '75 minutes'
    ),
    -- Only the budget of a provider with a daily limit depends on the rest of the day.
    'laterToday', (
      select coalesce(jsonb_agg(found.utc_kickoff order by found.utc_kickoff), '[]')
      from public.provider_matches as found
      join private.known_matches as mine on mine.provider = feed_situation.provider and mine.own_id = found.id
      where per_day is not null
        and found.utc_kickoff > at + interval '75 minutes'
        and (found.utc_kickoff at time zone 'UTC')::date = (at at time zone 'UTC')::date
        and found.summary ->> 'status' in ('SCHEDULED', 'TIMED')
    )
  );
$$;

-- The stored state of some matches, with which the feed compares the provider's answer.
create function public.feed_stored(ids text[]) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', known.id,
    'version', known.version,
    'coverage', known.coverage,
    'observedAt', known.observed_at,
    'changedAt', known.changed_at,
    'endedAt', known.ended_at,
    'doubts', known.doubts,
    'live', to_jsonb(live),
    'events', (
      select coalesce(jsonb_agg(to_jsonb(event) order by event.occurred_at, event.id), '[]')
      from public.live_events_new as event where event.match_id = known.id
    )
  )), '[]')
  from private.feed_matches as known
  join public.live_matches_new as live on live.id = known.id
  where known.id = any (ids);
$$;

-- Merges a newer answer into a match's report. Parts that the answer lacks stay, such as the line-ups, which the
-- provider's lists of matches do not contain.
create function private.merged_report(known jsonb, incoming jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select coalesce(known, '{}') || incoming || jsonb_build_object(
    'homeTeam', coalesce(known -> 'homeTeam', '{}') || (incoming -> 'homeTeam'),
    'awayTeam', coalesce(known -> 'awayTeam', '{}') || (incoming -> 'awayTeam')
  );
$$;

-- Writes the changes of matches: for each match the provider's data and, if the feed follows the match, its state and
-- events. Skips a match that another run has written since this run read it, and returns the ids of these matches; the
-- feed compares them again.
create function public.write_matches(matches jsonb, at timestamptz default clock_timestamp()) returns text[]
language plpgsql security definer
set search_path = ''
as $$
declare
  one jsonb;
  feed jsonb;
  version_now bigint;
  refused text[] := '{}';
begin
  -- Writes matches always in the same order, so that two runs cannot deadlock.
  for one in select value from jsonb_array_elements(matches) order by value ->> 'id' loop
    feed := nullif(one -> 'feed', 'null');
    if feed is not null then
      insert into private.feed_matches (id, version, coverage, observed_at)
      values (one ->> 'id', 0, feed ->> 'coverage', (feed ->> 'observedAt')::timestamptz)
      on conflict (id) do nothing;
      select version into version_now from private.feed_matches where id = one ->> 'id' for update;
      if version_now <> (feed ->> 'version')::bigint then
        refused := refused || (one ->> 'id');
        continue;
      end if;
      update private.feed_matches
      set
        version = version + 1,
        coverage = feed ->> 'coverage',
        observed_at = (feed ->> 'observedAt')::timestamptz,
        changed_at = (feed ->> 'changedAt')::timestamptz,
        ended_at = (feed ->> 'endedAt')::timestamptz,
        doubts = coalesce(feed -> 'doubts', doubts)
      where id = one ->> 'id';

      insert into public.live_matches_new as known
      select * from jsonb_populate_record(null::public.live_matches_new, nullif(feed -> 'live', 'null')) as incoming where incoming.id is not null
      on conflict (id) do update set
        status = excluded.status, minute = excluded.minute, injury_time = excluded.injury_time,
        score_home = excluded.score_home, score_away = excluded.score_away,
        home_team_id = excluded.home_team_id, home_team_name = excluded.home_team_name,
        away_team_id = excluded.away_team_id, away_team_name = excluded.away_team_name,
        competition_code = excluded.competition_code, utc_kickoff = excluded.utc_kickoff, updated_at = excluded.updated_at
      where known.* is distinct from excluded.*;
      insert into public.match_state as known
      select * from jsonb_populate_record(null::public.match_state, nullif(feed -> 'state', 'null')) as incoming where incoming.id is not null
      on conflict (id) do update set
        status = excluded.status, minute = excluded.minute, injury_time = excluded.injury_time,
        score_home = excluded.score_home, score_away = excluded.score_away,
        home_team_id = excluded.home_team_id, home_team_name = excluded.home_team_name,
        away_team_id = excluded.away_team_id, away_team_name = excluded.away_team_name,
        payload = excluded.payload, updated_at = excluded.updated_at
      where known.* is distinct from excluded.*;
      insert into public.live_events_new
      select * from jsonb_populate_recordset(null::public.live_events_new, feed -> 'added')
      on conflict (id) do nothing;
      update public.live_events_new as known
      set
        minute = incoming.minute, injury_time = incoming.injury_time, team_id = incoming.team_id, team_name = incoming.team_name,
        person_id = incoming.person_id, person_name = incoming.person_name, assist_id = incoming.assist_id, assist_name = incoming.assist_name,
        home_team = incoming.home_team, away_team = incoming.away_team, score_home = incoming.score_home, score_away = incoming.score_away,
        payload = incoming.payload
      from jsonb_populate_recordset(null::public.live_events_new, feed -> 'amended') as incoming
      where incoming.id = known.id;
    end if;

    insert into public.provider_matches as known (id, competition_code, utc_kickoff, summary, report, fetched_at, stale_at)
    values (
      (one ->> 'id')::integer, one ->> 'competitionCode', (one ->> 'utcKickoff')::timestamptz, one -> 'summary',
      case when nullif(one -> 'report', 'null') is not null then private.merged_report(null, one -> 'report') end, at, at
    )
    on conflict (id) do update set
      competition_code = excluded.competition_code, utc_kickoff = excluded.utc_kickoff, summary = excluded.summary,
      report = case
        when excluded.report is not null then private.merged_report(known.report, excluded.report)
        when known.report is not null then private.merged_report(known.report, jsonb_strip_nulls(excluded.summary))
      end,
      fetched_at = excluded.fetched_at, stale_at = excluded.stale_at
    where known.summary is distinct from excluded.summary
      or (excluded.report is not null and known.report is distinct from private.merged_report(known.report, excluded.report));
  end loop;
  return refused;
end
$$;

-- Of the named answers, those that must be fetched, because the database lacks them or they are stale.
create function public.stale_answers(names text[], at timestamptz default clock_timestamp()) returns text[]
language sql stable security definer
set search_path = ''
as $$
  select coalesce(array_agg(asked.name order by asked.place), '{}')
  from unnest(names) with ordinality as asked (name, place)
  left join public.provider_answers as known using (name)
  -- An answer with a time in the future counts as stale, because the clock has been set back.
  where known.stale_at is null or known.stale_at <= at or known.fetched_at > at;
$$;

create function public.keep_answer(name text, body jsonb, fresh_seconds integer, at timestamptz default clock_timestamp()) returns void
language sql security definer
set search_path = ''
as $$
  insert into public.provider_answers as known (name, body, fetched_at, stale_at)
  values (keep_answer.name, nullif(keep_answer.body, 'null'), at, at + make_interval(secs => fresh_seconds))
  on conflict on constraint provider_answers_pkey do update set
    body = excluded.body, fetched_at = excluded.fetched_at, stale_at = excluded.stale_at;
$$;

create function public.known_answer(name text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select body from public.provider_answers as known where known.name = known_answer.name;
$$;

-- Stores the teams of a competition. A team has a single row, however many competitions it plays in.
create function public.keep_teams(code text, teams jsonb, at timestamptz default clock_timestamp()) returns void
language sql security definer
set search_path = ''
as $$
  insert into public.provider_teams as known (id, name, competition_codes, summary, details, fetched_at, stale_at)
  select (incoming -> 'summary' ->> 'id')::integer, incoming -> 'summary' ->> 'name', array[code], incoming -> 'summary', incoming -> 'details', at, at
  from jsonb_array_elements(teams) as incoming
  on conflict (id) do update set
    name = excluded.name, summary = excluded.summary, details = excluded.details, fetched_at = excluded.fetched_at, stale_at = excluded.stale_at,
    competition_codes = case when code = any (known.competition_codes) then known.competition_codes else known.competition_codes || code end;
$$;

-- The ids of the managers whose teams the job fetches in a game: our users' own ids, and the ids that users have
-- requested within a day.
create function public.fantasy_entries(game text, at timestamptz default clock_timestamp()) returns integer[]
language sql stable security definer
set search_path = ''
as $$
  select coalesce(array_agg(entry order by entry), '{}') from (
    select team_id::integer as entry
    from public.profiles
    cross join lateral (
      select case fantasy_entries.game when 'fpl' then fantasy_team_id when 'eliteserien' then eliteserien_team_id end as team_id
    ) as own
    where team_id ~ '^[1-9][0-9]{0,8}$'
    union
    select entry from private.fantasy_wishes as wish
    where wish.game = fantasy_entries.game and wished_at > at - interval '1 day'
  ) as wanted;
$$;

-- Starts a job before its next scheduled run, at most once in two seconds. A run that is under way continues, and a
-- later wish starts another run.
create function private.hurry(job text, at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into private.hurried_jobs as known (job, begun_at) values (hurry.job, at)
  on conflict on constraint hurried_jobs_pkey do update set begun_at = excluded.begun_at
  where known.begun_at not between excluded.begun_at - interval '2 seconds' and excluded.begun_at;
  -- A database without pg_net has no jobs.
  if found and to_regnamespace('net') is not null then
    perform private.run_job(hurry.job);
  end if;
end
$$;

-- Records that a user has requested the team of a manager, in place of the user's previous request, and starts the job
-- that fetches it. A game keeps two hundred requests: a further request replaces the oldest. A user requests at most
-- twenty teams in an hour, because each costs calls of a small budget. Asking for the same team again is free.
create function public.wish_for_entry(game text, asker uuid, entry integer, at timestamptz default clock_timestamp()) returns void
language sql security definer
set search_path = ''
as $$
  select private.spend_pace(asker, 'wishes', 20, 3600, 1)
  where not exists (
    select from private.fantasy_wishes as wish
    where wish.game = wish_for_entry.game and wish.user_id = asker and wish.entry = wish_for_entry.entry
  );
  insert into private.fantasy_wishes (game, user_id, entry, wished_at)
  values (wish_for_entry.game, wish_for_entry.asker, wish_for_entry.entry, at)
  on conflict on constraint fantasy_wishes_pkey do update set entry = excluded.entry, wished_at = excluded.wished_at;
  delete from private.fantasy_wishes as wish
  where wish.game = wish_for_entry.game and wish.user_id in (
    select older.user_id from private.fantasy_wishes as older
    where older.game = wish_for_entry.game
    order by older.wished_at desc, older.user_id
    offset 200
  );
  select private.hurry('sync-fantasy', at);
$$;

-- Records that a page has requested an answer of the football provider, and starts the job that fetches the answer. At
-- most two hundred requests are stored at once.
create function public.wish_for_answer(name text, at timestamptz default clock_timestamp()) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.football_wishes (name, wished_at)
  select wish_for_answer.name, at where (select count(*) from private.football_wishes) < 200
  on conflict on constraint football_wishes_pkey do update set wished_at = excluded.wished_at;
  select private.hurry('sync-days', at);
$$;

-- The names of the answers that pages wait for, the newest wish first. Deletes a wish after ten minutes, because the
-- page has then given up.
create function public.wished_answers(at timestamptz default clock_timestamp()) returns text[]
language sql security definer
set search_path = ''
as $$
  delete from private.football_wishes where wished_at not between at - interval '10 minutes' and at + interval '10 minutes';
  select coalesce(array_agg(name order by wished_at desc, name), '{}') from private.football_wishes;
$$;

revoke execute on function
  private.calls_that_count(timestamptz[], timestamptz),
  private.budget_of(text, integer, integer, timestamptz),
  private.merged_report(jsonb, jsonb),
  private.hurry(text, timestamptz)
from public;
revoke execute on function public.feed_pace(), public.call_budgets() from public, anon, authenticated;
grant execute on function public.feed_pace() to anon, authenticated;
grant execute on function public.call_budgets() to authenticated;
revoke execute on function
  public.take_token(text, text, integer, integer, integer, timestamptz),
  public.note_answer(text, text, text, integer, integer, integer, integer, boolean, timestamptz),
  public.note_pause(text, integer),
  public.take_lease(text, integer, timestamptz),
  public.release_lease(text, uuid),
  public.feed_situation(text, integer, integer, timestamptz),
  public.feed_stored(text[]),
  public.write_matches(jsonb, timestamptz),
  public.stale_answers(text[], timestamptz),
  public.keep_answer(text, jsonb, integer, timestamptz),
  public.known_answer(text),
  public.keep_teams(text, jsonb, timestamptz),
  public.fantasy_entries(text, timestamptz),
  public.wish_for_entry(text, uuid, integer, timestamptz),
  public.wish_for_answer(text, timestamptz),
  public.wished_answers(timestamptz)
from public, anon, authenticated;
grant execute on function
  public.take_token(text, text, integer, integer, integer, timestamptz),
  public.note_answer(text, text, text, integer, integer, integer, integer, boolean, timestamptz),
  public.note_pause(text, integer),
  public.take_lease(text, integer, timestamptz),
  public.release_lease(text, uuid),
  public.feed_situation(text, integer, integer, timestamptz),
  public.feed_stored(text[]),
  public.write_matches(jsonb, timestamptz),
  public.stale_answers(text[], timestamptz),
  public.keep_answer(text, jsonb, integer, timestamptz),
  public.known_answer(text),
  public.keep_teams(text, jsonb, timestamptz),
  public.fantasy_entries(text, timestamptz),
  public.wish_for_entry(text, uuid, integer, timestamptz),
  public.wish_for_answer(text, timestamptz),
  public.wished_answers(timestamptz)
to service_role;
