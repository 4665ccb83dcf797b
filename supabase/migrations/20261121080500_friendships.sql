create table public.friendships (
  id uuid primary key default gen_random_uuid(),
  user1_id uuid not null references auth.users (id) on delete cascade,
  user2_id uuid not null references auth.users (id) on delete cascade,
  -- User 1 has starred user 2, and the other way round.
  is_star_friend_user1 boolean not null default false,
  is_star_friend_user2 boolean not null default false,
  created_at timestamptz not null default now(),
  unique (user1_id, user2_id),
  -- In this order, so that two people are friends once.
  check (user1_id < user2_id)
);

create index on public.friendships (user2_id);

revoke all on public.friendships from anon, authenticated;
grant select on public.friendships to authenticated;
grant update (is_star_friend_user1, is_star_friend_user2) on public.friendships to authenticated;
grant all on public.friendships to service_role;

alter table public.friendships enable row level security;

create policy "friends see their friendship" on public.friendships
  for select to authenticated using ((select auth.uid()) in (user1_id, user2_id));

create policy "friends star each other" on public.friendships
  for update to authenticated using ((select auth.uid()) in (user1_id, user2_id));

alter publication supabase_realtime add table public.friendships;

-- A policy sees the row before or after, never both: that the other's star stays as it was takes a trigger.
create function private.keep_the_others_star() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (auth.uid() = old.user1_id and new.is_star_friend_user2 <> old.is_star_friend_user2)
    or (auth.uid() = old.user2_id and new.is_star_friend_user1 <> old.is_star_friend_user1)
  then
    raise insufficient_privilege using message = 'permission denied for table friendships';
  end if;
  return new;
end
$$;

create trigger keep_the_others_star before update on public.friendships
  for each row execute function private.keep_the_others_star();

-- Whether two people are friends, for policies of other tables: it sees all friendships, whoever asks.
create function private.are_friends(one uuid, other uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.friendships
    where user1_id = least(one, other) and user2_id = greatest(one, other)
  );
$$;

revoke execute on function private.are_friends(uuid, uuid) from public;
grant execute on function private.are_friends(uuid, uuid) to authenticated, service_role;
