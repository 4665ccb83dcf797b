-- The jobs that fetch football, by pg_cron and pg_net. A database without these extensions takes this migration too and has no jobs.
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

-- Asks an edge function to run a job. Vault has the project's address and the jobs' secret; until it has both, nothing is asked.
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

-- Whether a match is in play, about to begin or just over, so that its list is asked for more than once a minute.
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
        or (coalesce(live.status, 'TIMED') in ('SCHEDULED', 'TIMED') and found.utc_kickoff > at - interval '3 hours')
      )
  );
$$;

revoke execute on function private.run_job(text), private.is_football_near(timestamptz) from public;

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null or to_regnamespace('net') is null then
    raise notice 'Without pg_cron and pg_net nothing fetches football';
    return;
  end if;
  perform cron.schedule('sync-live', '5 seconds', $job$select private.run_job('sync-live') where private.is_football_near()$job$);
  perform cron.schedule('sync-days', '* * * * *', $job$select private.run_job('sync-days')$job$);
  perform cron.schedule('sync-fantasy', '* * * * *', $job$select private.run_job('sync-fantasy')$job$);
  perform cron.schedule('retention', '17 3 * * *', $job$select private.run_job('retention')$job$);
end
$$;
