-- Everybody sees the name, the bio and the team of a profile; the number of the fantasy team is its owner's. Row-level security cannot hide
-- one column of a row, and a missing grant would refuse the whole of `select=*`. So the table is out of reach of REST, and `profiles` is a
-- view of it, which runs with the caller's own rights and under the table's own policies.
alter table public.profiles set schema private;
grant usage on schema private to anon;

create view public.profiles with (security_invoker = true) as
  select
    user_id, name, bio, "myTeam",
    -- Users come as anon or authenticated. Jobs and procedures see every number.
    case when user_id = (select auth.uid()) or current_user not in ('anon', 'authenticated') then fantasy_team_id end as fantasy_team_id
  from private.profiles;

revoke all on public.profiles from anon, authenticated;
grant select on public.profiles to anon, authenticated;
grant insert, update on public.profiles to authenticated;
grant all on public.profiles to service_role;

-- PostgreSQL inserts into such a view by itself, also as an upsert, but it updates no column that is computed. An update is passed on to the
-- table, whose policies pass over a row that is not the caller's.
create function private.update_profile() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update private.profiles
  set user_id = new.user_id, name = new.name, bio = new.bio, "myTeam" = new."myTeam", fantasy_team_id = new.fantasy_team_id
  where user_id = old.user_id;
  if not found then return null; end if;
  return new;
end
$$;

revoke execute on function private.update_profile() from public;

create trigger update_profile instead of update on public.profiles
  for each row execute function private.update_profile();

-- The fantasy teams of the caller's friends, by the table itself: the view shows the caller's own number alone.
create or replace function public.friends_fantasy_teams()
returns table (friend_id uuid, fantasy_team_id text)
language sql stable
set search_path = ''
as $$
  select profiles.user_id, profiles.fantasy_team_id
  from public.friendships
  join private.profiles
    on profiles.user_id = case when friendships.user1_id = auth.uid() then friendships.user2_id else friendships.user1_id end
  where auth.uid() in (friendships.user1_id, friendships.user2_id) and profiles.fantasy_team_id is not null
  order by friendships.created_at, friendships.id;
$$;
