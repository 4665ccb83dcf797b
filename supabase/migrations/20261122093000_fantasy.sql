-- The squad of the one who asks, in place of the one before: whole, or not at all. It runs with the caller's own rights, so that row-level security
-- decides whose rows go and come.
create function public.replace_fantasy_players(players jsonb)
returns table (player_name text)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  -- Two tabs take turns: otherwise the second would not see the rows of the first, and write them twice.
  perform pg_advisory_xact_lock(hashtextextended('fantasy ' || auth.uid()::text, 0));
  delete from public.user_fantasy_players where user_id = auth.uid();
  return query
    insert into public.user_fantasy_players
      (user_id, player_name, player_id, position, team_name, is_captain, is_vice_captain)
    select
      auth.uid(), each.player_name, each.player_id, each.position, each.team_name, each.is_captain, each.is_vice_captain
    from jsonb_to_recordset(players) as each (
      player_name text, player_id integer, position text, team_name text, is_captain boolean, is_vice_captain boolean
    )
    returning player_name;
end
$$;

revoke execute on function public.replace_fantasy_players(jsonb) from public, anon;
grant execute on function public.replace_fantasy_players(jsonb) to authenticated;

-- The fantasy teams of the caller's friends. Row-level security shows a caller their own friendships only.
create function public.friends_fantasy_teams()
returns table (friend_id uuid, fantasy_team_id text)
language sql stable
set search_path = ''
as $$
  select profiles.user_id, profiles.fantasy_team_id
  from public.friendships
  join public.profiles
    on profiles.user_id = case when friendships.user1_id = auth.uid() then friendships.user2_id else friendships.user1_id end
  where auth.uid() in (friendships.user1_id, friendships.user2_id) and profiles.fantasy_team_id is not null
  order by friendships.created_at, friendships.id;
$$;

revoke execute on function public.friends_fantasy_teams() from public, anon;
grant execute on function public.friends_fantasy_teams() to authenticated;
