create table public.profiles (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  name text check (private.is_name(name)),
  bio text check (char_length(private.typed(bio)) <= 500),
  "myTeam" text check (char_length("myTeam") <= 100),
  fantasy_team_id text check (fantasy_team_id ~ '^[0-9]+$')
);

revoke all on public.profiles from anon, authenticated;
grant select on public.profiles to anon, authenticated;
grant insert, update on public.profiles to authenticated;
grant all on public.profiles to service_role;

alter table public.profiles enable row level security;

create policy "everybody sees who the spectators are" on public.profiles
  for select to anon, authenticated using (true);

create policy "spectators write their own profile" on public.profiles
  for insert to authenticated with check ((select auth.uid()) = user_id);

create policy "spectators change their own profile" on public.profiles
  for update to authenticated using ((select auth.uid()) = user_id);
