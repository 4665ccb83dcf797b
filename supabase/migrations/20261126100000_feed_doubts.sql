-- What one answer of a provider says and the next has to say too, before a goal or a card is taken back (FEED-6, FEED-9).
alter table private.feed_matches add column doubts jsonb not null default '{"score": null, "cards": []}';

-- What is stored of some matches, as the feed compares with it.
create or replace function public.feed_stored(ids text[]) returns jsonb
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

-- Writes what has changed, each match on its own: what the provider lists of it and, where the feed follows it, its state and events. The
-- answer has the ids of matches that another run has written since they were read: they are compared again.
create or replace function public.write_matches(matches jsonb, at timestamptz default clock_timestamp()) returns text[]
language plpgsql security definer
set search_path = ''
as $$
declare
  one jsonb;
  feed jsonb;
  version_now bigint;
  refused text[] := '{}';
begin
  -- In one order, so that two runs wait for each other and neither for ever.
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
      select * from jsonb_populate_record(null::public.live_matches_new, nullif(feed -> 'live', 'null')) as told where told.id is not null
      on conflict (id) do update set
        status = excluded.status, minute = excluded.minute, injury_time = excluded.injury_time,
        score_home = excluded.score_home, score_away = excluded.score_away,
        home_team_id = excluded.home_team_id, home_team_name = excluded.home_team_name,
        away_team_id = excluded.away_team_id, away_team_name = excluded.away_team_name,
        competition_code = excluded.competition_code, utc_kickoff = excluded.utc_kickoff, updated_at = excluded.updated_at
      where known.* is distinct from excluded.*;
      insert into public.match_state as known
      select * from jsonb_populate_record(null::public.match_state, nullif(feed -> 'state', 'null')) as told where told.id is not null
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
        minute = told.minute, injury_time = told.injury_time, team_id = told.team_id, team_name = told.team_name,
        person_id = told.person_id, person_name = told.person_name, assist_id = told.assist_id, assist_name = told.assist_name,
        home_team = told.home_team, away_team = told.away_team, score_home = told.score_home, score_away = told.score_away,
        payload = told.payload
      from jsonb_populate_recordset(null::public.live_events_new, feed -> 'amended') as told
      where told.id = known.id;
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
