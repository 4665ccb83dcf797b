-- The jobs, run by pg_cron and pg_net. On a database without these extensions this migration succeeds, but no job runs.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
  end if;
  if exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net with schema extensions;
  end if;
end
$$;

-- Calls an edge function to run a job. Vault holds the project's address and the jobs' secret; if either is missing, no
-- function is called.
create function private.run_job(job text) returns void
language plpgsql
set search_path = ''
as $$
declare
  project text;
  secret text;
begin
  select decrypted_secret into project from vault.decrypted_secrets where name = 'project_url';
  select decrypted_secret into secret from vault.decrypted_secrets where name = 'job_secret';
  if project is null or secret is null then
    return;
  end if;
  perform net.http_post(
    url => project || '/functions/v1/' || job,
    body => '{}'::jsonb,
    headers => jsonb_build_object('content-type', 'application/json', 'x-job-secret', secret),
    timeout_milliseconds => 30000
  );
end
$$;

-- Whether a match is in play, begins within two minutes, or should have begun within the last three hours. The job
-- `sync-live` runs only then. A match that is SCHEDULED at midnight UTC has a day but no time yet (MATCH-38), and does
-- not count.
create function private.is_football_near(at timestamptz default now()) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.provider_matches as found
    left join public.live_matches_new as live on live.id = found.id::text
    where found.utc_kickoff between at - interval '12 hours' and at + interval '2 minutes'
      and (
        live.status in ('LIVE', 'IN_PLAY', 'PAUSED')
        or (
          coalesce(live.status, found.summary ->> 'status') in ('SCHEDULED', 'TIMED')
          and found.utc_kickoff > at - interval '3 hours'
          and not (
            coalesce(live.status, found.summary ->> 'status') = 'SCHEDULED'
            and (found.utc_kickoff at time zone 'utc')::time = '00:00'
          )
        )
      )
  );
$$;

-- Deletes data that no page shows any more: the live rows of matches that kicked off more than three days ago; fantasy
-- wishes older than a day, and the stored teams of managers whom nobody has requested since and no user is, if they are
-- older than a week; leases that expired more than a day ago; calls older than thirty days; mutes that are older than a
-- week, if their match or day is over; and queued push messages older than a day.
create function public.remove_old(at timestamptz default clock_timestamp()) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  old text[];
begin
  select coalesce(array_agg(id), '{}') into old from public.live_matches_new where utc_kickoff < at - interval '3 days';
  delete from public.live_events_new where match_id = any (old);
  delete from public.match_state where id = any (old);
  delete from private.feed_matches where id = any (old);
  delete from public.live_matches_new where id = any (old);
  delete from private.fantasy_wishes where wished_at < at - interval '1 day';
  delete from public.provider_answers as answer
  using unnest(array['fpl', 'eliteserien']) as game
  where answer.name like 'fantasy/' || game || '/entry/%'
    and answer.fetched_at < at - interval '7 days'
    and split_part(answer.name, '/', 4) <> all (public.fantasy_entries(game, at)::text[]);
  delete from private.provider_calls where asked_at < at - interval '30 days';
  delete from private.job_leases where expires_at < at - interval '1 day';
  delete from public.push_mutes
  where created_at < at - interval '7 days' and match_id !~ '^(team|competition):'
    -- A mute of a future day or match must stay, because otherwise a push message would give away a result.
    and (match_id !~ '^day:' or match_id collate "C" < 'day:' || (at at time zone 'Europe/Oslo')::date)
    and match_id not in (select id::text from public.provider_matches where utc_kickoff > at - interval '1 day');
  delete from private.push_queue where queued_at < at - interval '1 day';
  return jsonb_build_object('matches', cardinality(old));
end
$$;

revoke execute on function private.run_job(text), private.is_football_near(timestamptz) from public;
revoke execute on function public.remove_old(timestamptz) from public, anon, authenticated;
grant execute on function public.remove_old(timestamptz) to service_role;

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    raise notice 'Without pg_cron no job runs';
    return;
  end if;
  perform cron.schedule('keep-presence', '* * * * *', 'select private.keep_presence()');
  if to_regnamespace('net') is null then
    raise notice 'Without pg_net no job fetches football or sends push messages';
    return;
  end if;
  perform cron.schedule('sync-live', '5 seconds', $job$select private.run_job('sync-live') where private.is_football_near()$job$);
  perform cron.schedule('sync-days', '* * * * *', $job$select private.run_job('sync-days')$job$);
  perform cron.schedule('sync-fantasy', '* * * * *', $job$select private.run_job('sync-fantasy')$job$);
  perform cron.schedule('retention', '17 3 * * *', $job$select private.run_job('retention')$job$);
  perform cron.schedule('send-push', '5 seconds', $job$select private.run_job('send-push') where private.is_push_due()$job$);
end
$$;
