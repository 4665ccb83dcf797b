-- How crowded the project is, as its operator says (LIVE-22). In a crowd the live endpoints may be answered by a cache, and the pages ask them
-- in place of everything else. Only the service key reads and writes it: update live_mode set mode = 'crowd', check_in_seconds = 20;
create table public.live_mode (
  is_only_row boolean primary key default true check (is_only_row),
  mode text not null default 'small' check (mode in ('small', 'crowd')),
  -- How long each page waits at least between two questions; null leaves it to the app.
  check_in_seconds integer check (check_in_seconds between 1 and 600)
);

insert into public.live_mode default values;

revoke all on public.live_mode from anon, authenticated;
grant all on public.live_mode to service_role;

alter table public.live_mode enable row level security;
