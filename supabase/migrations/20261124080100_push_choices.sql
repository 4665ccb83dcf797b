-- What a user is told on their devices, and when they are left in peace. Which teams, the follows say.
create table public.push_choices (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  goals boolean not null default true,
  red_cards boolean not null default true,
  messages boolean not null default true,
  invitations boolean not null default true,
  -- The quiet hours in minutes since midnight on the clocks of the time zone; they may pass midnight. Both or neither.
  quiet_from integer check (quiet_from between 0 and 1439),
  quiet_until integer check (quiet_until between 0 and 1439),
  time_zone text not null default 'Europe/Oslo' check (time_zone ~ '^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$' and char_length(time_zone) <= 64),
  check ((quiet_from is null) = (quiet_until is null) and (quiet_from is null or quiet_from <> quiet_until))
);

revoke all on public.push_choices from anon, authenticated;
grant select on public.push_choices to authenticated;
grant insert (user_id, goals, red_cards, messages, invitations, quiet_from, quiet_until, time_zone),
  update (user_id, goals, red_cards, messages, invitations, quiet_from, quiet_until, time_zone)
  on public.push_choices to authenticated;
grant all on public.push_choices to service_role;

alter table public.push_choices enable row level security;

create policy "spectators see what they are told of" on public.push_choices
  for select to authenticated using ((select auth.uid()) = user_id);

create policy "spectators choose what they are told of" on public.push_choices
  for insert to authenticated with check ((select auth.uid()) = user_id);

create policy "spectators change what they are told of" on public.push_choices
  for update to authenticated using ((select auth.uid()) = user_id);
