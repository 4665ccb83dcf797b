-- Everybody sees the name, bio and team of a profile; only its owner sees the ids of the fantasy teams. Row-level
-- security cannot hide a column, and without a grant on a column `select=*` would fail. Therefore REST cannot reach
-- this table. It reaches the view `profiles`, which runs with the caller's rights and under the table's policies.
create table private.profiles (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  name text check (octet_length(name) <= 1000 and private.is_name(name)),
  bio text check (octet_length(bio) <= 4000 and char_length(private.typed(bio)) <= 500),
  "myTeam" text check (char_length("myTeam") <= 100),
  -- The id of the user's team in Fantasy Premier League.
  fantasy_team_id text check (fantasy_team_id ~ '^[0-9]{1,20}$'),
  eliteserien_team_id text check (eliteserien_team_id ~ '^[0-9]{1,20}$')
);

create trigger keep_write_pace_of_changed after update on private.profiles
  referencing new table as added for each statement execute function private.keep_write_pace('profiles', 30);

create view public.profiles with (security_invoker = true) as
  select
    user_id, name, bio, "myTeam",
    -- Visitors and users have the roles anon and authenticated. Jobs and procedures have other roles, and see every id.
    case when user_id = (select auth.uid()) or current_user not in ('anon', 'authenticated') then fantasy_team_id end as fantasy_team_id,
    case when user_id = (select auth.uid()) or current_user not in ('anon', 'authenticated') then eliteserien_team_id end as eliteserien_team_id
  from private.profiles;

revoke all on public.profiles from anon, authenticated;
grant select on private.profiles, public.profiles to anon, authenticated;
grant insert, update on private.profiles, public.profiles to authenticated;
grant all on private.profiles, public.profiles to service_role;

alter table private.profiles enable row level security;

create policy "everybody sees who the spectators are" on private.profiles
  for select to anon, authenticated using (true);

create policy "spectators write their own profile" on private.profiles
  for insert to authenticated with check ((select auth.uid()) = user_id);

create policy "spectators change their own profile" on private.profiles
  for update to authenticated using ((select auth.uid()) = user_id);

-- PostgreSQL can insert and upsert into a view with computed columns, but it cannot update a computed column. This
-- trigger updates the table instead; the table's policies skip a row of another user.
create function private.update_profile() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update private.profiles
  set
    user_id = new.user_id, name = new.name, bio = new.bio, "myTeam" = new."myTeam",
    fantasy_team_id = new.fantasy_team_id, eliteserien_team_id = new.eliteserien_team_id
  where user_id = old.user_id;
  if not found then return null; end if;
  return new;
end
$$;

create trigger update_profile instead of update on public.profiles
  for each row execute function private.update_profile();

-- Every user has a profile from the start, empty until they fill it in, so a write always updates an existing row.
create function private.open_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.profiles (user_id) values (new.id) on conflict (user_id) do nothing;
  return new;
end
$$;

create trigger open_profile after insert on auth.users for each row execute function private.open_profile();

-- Trims the texts of a profile, and refuses an invalid name with the constraint's error code and a message that the user
-- understands. The constraint stays as the final check.
create function private.refuse_name() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  typed constant text := private.typed(new.name);
begin
  new.name := private.trimmed(new.name);
  new.bio := private.trimmed(new.bio);
  if typed = '' then
    raise exception using errcode = 'check_violation', message = 'Name cannot be empty';
  elsif octet_length(new.name) > 1000 or char_length(typed) > 100 then
    raise exception using errcode = 'check_violation', message = 'Name too long (max 100 characters)';
  elsif private.is_web_address(typed) then
    raise exception using errcode = 'check_violation', message = 'Name looks like a web address';
  elsif private.is_reserved_name(typed) then
    raise exception using errcode = 'check_violation', message = 'Name is reserved';
  elsif not private.is_name(new.name) then
    raise exception using errcode = 'check_violation', message = 'Name contains invalid characters';
  end if;
  return new;
end
$$;

create trigger refuse_name before insert or update of name, bio on private.profiles
  for each row execute function private.refuse_name();

revoke execute on function private.update_profile(), private.open_profile(), private.refuse_name() from public;
