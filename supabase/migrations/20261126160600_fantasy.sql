create table public.user_fantasy_players (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  game text not null default 'fpl' check (game in ('fpl', 'eliteserien')),
  player_name text not null check (char_length(player_name) <= 200),
  -- The player's id in the game.
  player_id integer not null,
  position text not null check (position in ('Goalkeeper', 'Defender', 'Midfielder', 'Forward', 'Unknown')),
  team_name text not null check (char_length(team_name) <= 200),
  is_captain boolean not null default false,
  is_vice_captain boolean not null default false,
  unique (user_id, game, player_id)
);

create trigger refuse_full_list after insert on public.user_fantasy_players
  referencing new table as added for each statement execute function private.refuse_full_list(15, 'game');

create trigger keep_write_pace_of_new after insert on public.user_fantasy_players
  referencing new table as added for each statement execute function private.keep_write_pace('lists', 600);

revoke all on public.user_fantasy_players from anon, authenticated;
grant select, delete on public.user_fantasy_players to authenticated;
grant insert (user_id, game, player_name, player_id, position, team_name, is_captain, is_vice_captain)
  on public.user_fantasy_players to authenticated;
grant all on public.user_fantasy_players to service_role;

alter table public.user_fantasy_players enable row level security;

create policy "spectators see their own fantasy players" on public.user_fantasy_players
  for select to authenticated using ((select auth.uid()) = user_id);

create policy "spectators add to their own fantasy players" on public.user_fantasy_players
  for insert to authenticated with check ((select auth.uid()) = user_id);

create policy "spectators remove their own fantasy players" on public.user_fantasy_players
  for delete to authenticated using ((select auth.uid()) = user_id);

-- Replaces the caller's whole squad in a game, or changes nothing if it fails. The squad in the other game stays. The
-- function runs with the caller's rights, so row-level security decides which rows are deleted and inserted.
create function public.replace_fantasy_players(players jsonb, game text default 'fpl')
returns table (player_name text)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  -- Calls from two tabs take turns. Otherwise the second call would not see the rows of the first call, and the squad
  -- would be written twice.
  perform pg_advisory_xact_lock(hashtextextended('fantasy ' || auth.uid()::text, 0));
  delete from public.user_fantasy_players as own
  where own.user_id = auth.uid() and own.game = replace_fantasy_players.game;
  return query
    insert into public.user_fantasy_players
      (user_id, game, player_name, player_id, position, team_name, is_captain, is_vice_captain)
    select
      auth.uid(), replace_fantasy_players.game, each.player_name, each.player_id, each.position, each.team_name, each.is_captain,
      each.is_vice_captain
    from jsonb_to_recordset(players) as each (
      player_name text, player_id integer, position text, team_name text, is_captain boolean, is_vice_captain boolean
    )
    returning player_name;
end
$$;

-- The teams of the caller's friends in a game. The function reads the table `private.profiles`, because the view shows
-- only the caller's own team id. Row-level security hides the friendships with friends who have blocked the caller, so
-- their teams are left out.
create function public.friends_fantasy_teams(game text default 'fpl')
returns table (friend_id uuid, fantasy_team_id text)
language sql stable
set search_path = ''
as $$
  select profiles.user_id, own.team_id
  from public.friendships
  join private.profiles
    on profiles.user_id = case when friendships.user1_id = auth.uid() then friendships.user2_id else friendships.user1_id end
  cross join lateral (
    select case friends_fantasy_teams.game
      when 'fpl' then profiles.fantasy_team_id
      when 'eliteserien' then profiles.eliteserien_team_id
    end as team_id
  ) as own
  where auth.uid() in (friendships.user1_id, friendships.user2_id)
    and own.team_id is not null
  order by friendships.created_at, friendships.id;
$$;

revoke execute on function public.replace_fantasy_players(jsonb, text), public.friends_fantasy_teams(text) from public, anon;
grant execute on function public.replace_fantasy_players(jsonb, text), public.friends_fantasy_teams(text) to authenticated;
