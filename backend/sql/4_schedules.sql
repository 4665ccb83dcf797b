-- The parts of a hosted project's extensions pg_cron, pg_net and Vault that the schedules need. The backend runs the
-- jobs and sends the requests. This script runs at each start.
create schema if not exists cron;
create table if not exists cron.job (
  jobid bigint primary key generated always as identity,
  jobname text unique,
  schedule text not null,
  command text not null,
  active boolean not null default true
);
create table if not exists cron.job_run_details (
  runid bigint primary key generated always as identity,
  jobid bigint not null,
  command text not null,
  status text not null,
  return_message text not null,
  start_time timestamptz not null,
  end_time timestamptz not null
);
create index if not exists job_run_details_jobid on cron.job_run_details (jobid, runid);

create or replace function cron.schedule(job_name text, schedule text, command text) returns bigint
language sql set search_path = '' as $$
  insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
  on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command, active = true
  returning jobid;
$$;

create or replace function cron.unschedule(job_name text) returns boolean
language plpgsql set search_path = '' as $$
begin
  delete from cron.job where jobname = job_name;
  if not found then raise exception 'could not find valid entry for job ''%''', job_name; end if;
  return true;
end $$;

create schema if not exists net;
create table if not exists net.http_request_queue (
  id bigint primary key generated always as identity,
  method text not null,
  url text not null,
  headers jsonb not null,
  body text,
  timeout_milliseconds integer not null
);
create table if not exists net._http_response (
  id bigint primary key,
  status_code integer,
  content_type text,
  headers jsonb,
  content text,
  timed_out boolean not null,
  error_msg text,
  created timestamptz not null default now()
);

create or replace function net.with_params(url text, params jsonb) returns text
language sql immutable set search_path = '' as $$
  select url || coalesce((
    select '?' || string_agg(key || '=' || value, '&') from jsonb_each_text(params)
  ), '');
$$;

create or replace function net.http_post(
  url text,
  body jsonb default '{}',
  params jsonb default '{}',
  headers jsonb default '{"Content-Type": "application/json"}',
  timeout_milliseconds integer default 5000
) returns bigint
language sql set search_path = '' as $$
  insert into net.http_request_queue (method, url, headers, body, timeout_milliseconds)
  values ('POST', net.with_params(url, params), headers, body::text, timeout_milliseconds)
  returning id;
$$;

create or replace function net.http_get(
  url text,
  params jsonb default '{}',
  headers jsonb default '{}',
  timeout_milliseconds integer default 5000
) returns bigint
language sql set search_path = '' as $$
  insert into net.http_request_queue (method, url, headers, timeout_milliseconds)
  values ('GET', net.with_params(url, params), headers, timeout_milliseconds)
  returning id;
$$;

-- Vault encrypts its secrets; this stand-in does not.
create schema if not exists vault;
create table if not exists vault.secrets (
  id uuid primary key default gen_random_uuid(),
  name text unique,
  description text not null default '',
  secret text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create or replace view vault.decrypted_secrets with (security_invoker = true) as
  select id, name, description, secret, secret as decrypted_secret, created_at, updated_at from vault.secrets;

create or replace function vault.create_secret(new_secret text, new_name text default null, new_description text default '') returns uuid
language sql set search_path = '' as $$
  insert into vault.secrets (secret, name, description) values (new_secret, new_name, new_description) returning id;
$$;

create or replace function vault.update_secret(
  secret_id uuid,
  new_secret text default null,
  new_name text default null,
  new_description text default null
) returns void
language sql set search_path = '' as $$
  update vault.secrets set
    secret = coalesce(new_secret, secret),
    name = coalesce(new_name, name),
    description = coalesce(new_description, description),
    updated_at = now()
  where id = secret_id;
$$;

revoke execute on all functions in schema cron, net, vault from public;
