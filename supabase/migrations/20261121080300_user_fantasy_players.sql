create table public.user_fantasy_players (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  player_name text not null,
  -- The player's number in the official game.
  player_id integer not null,
  position text not null check (position in ('Goalkeeper', 'Defender', 'Midfielder', 'Forward', 'Unknown')),
  team_name text not null,
  is_captain boolean not null default false,
  is_vice_captain boolean not null default false,
  unique (user_id, player_id)
);

revoke all on public.user_fantasy_players from anon, authenticated;
grant select, delete on public.user_fantasy_players to authenticated;
grant insert (user_id, player_name, player_id, position, team_name, is_captain, is_vice_captain)
  on public.user_fantasy_players to authenticated;
grant all on public.user_fantasy_players to service_role;

alter table public.user_fantasy_players enable row level security;

create policy "spectators see their own fantasy players" on public.user_fantasy_players
  for select to authenticated using ((select auth.uid()) = user_id);

create policy "spectators add to their own fantasy players" on public.user_fantasy_players
  for insert to authenticated with check ((select auth.uid()) = user_id);

create policy "spectators remove their own fantasy players" on public.user_fantasy_players
  for delete to authenticated using ((select auth.uid()) = user_id);
