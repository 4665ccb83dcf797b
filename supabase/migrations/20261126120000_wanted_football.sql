-- What somebody has asked for and nobody has fetched is fetched first, and at once: nobody waits for the next schedule.
create table private.football_wishes (
  name text primary key,
  wished_at timestamptz not null
);

-- When a job was last begun because somebody waits for what it fetches.
create table private.hurried_jobs (
  job text primary key,
  begun_at timestamptz not null
);

-- Begins a job before its next schedule, at most once in two seconds. A run that is under way goes on alone, and the next wish begins another run.
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

-- Remembers that somebody has asked about a manager, and fetches them; at most two hundred at once.
create or replace function public.wish_for_entry(entry integer, at timestamptz default clock_timestamp()) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.fantasy_wishes (entry, wished_at)
  select wish_for_entry.entry, at where (select count(*) from private.fantasy_wishes) < 200
  on conflict on constraint fantasy_wishes_pkey do update set wished_at = excluded.wished_at;
  select private.hurry('sync-fantasy', at);
$$;

-- Remembers that somebody has asked for an answer of the football's provider, and fetches it; at most two hundred at once.
create function public.wish_for_answer(name text, at timestamptz default clock_timestamp()) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.football_wishes (name, wished_at)
  select wish_for_answer.name, at where (select count(*) from private.football_wishes) < 200
  on conflict on constraint football_wishes_pkey do update set wished_at = excluded.wished_at;
  select private.hurry('sync-days', at);
$$;

-- The answers that pages wait for, the newest wish first. A wish is forgotten after ten minutes, when its page has given up.
create function public.wished_answers(at timestamptz default clock_timestamp()) returns text[]
language sql security definer
set search_path = ''
as $$
  delete from private.football_wishes where wished_at not between at - interval '10 minutes' and at + interval '10 minutes';
  select coalesce(array_agg(name order by wished_at desc, name), '{}') from private.football_wishes;
$$;

revoke execute on function private.hurry(text, timestamptz) from public;
revoke execute on function public.wish_for_answer(text, timestamptz), public.wished_answers(timestamptz) from public, anon, authenticated;
grant execute on function public.wish_for_answer(text, timestamptz), public.wished_answers(timestamptz) to service_role;
