create table public.user_blocks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  blocked_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (user_id, blocked_id),
  check (user_id <> blocked_id)
);

create trigger refuse_full_list after insert on public.user_blocks
  referencing new table as added for each statement execute function private.refuse_full_list(500);

create trigger keep_write_pace_of_new after insert on public.user_blocks
  referencing new table as added for each statement execute function private.keep_write_pace('lists', 600);

create index on public.user_blocks (blocked_id);

revoke all on public.user_blocks from anon, authenticated;
grant select, delete on public.user_blocks to authenticated;
grant insert (id, user_id, blocked_id) on public.user_blocks to authenticated;
grant all on public.user_blocks to service_role;

alter table public.user_blocks enable row level security;

-- Realtime does not publish the table, and other users see no row of it, so that a blocked user does not learn of the
-- block.
create policy "spectators see whom they have blocked" on public.user_blocks
  for select to authenticated using ((select auth.uid()) = user_id);

create policy "spectators block others" on public.user_blocks
  for insert to authenticated with check ((select auth.uid()) = user_id);

create policy "spectators unblock others" on public.user_blocks
  for delete to authenticated using ((select auth.uid()) = user_id);

-- Whether the first user has blocked the second, for policies of other tables. The function sees all blocks, whoever
-- calls it.
create function private.has_blocked(blocker uuid, blocked uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.user_blocks where user_id = blocker and blocked_id = blocked);
$$;

-- The users who have blocked the caller. A query calls this function only once, but would call has_blocked for each
-- row.
create function private.blockers_of_caller() returns setof uuid
language sql stable security definer
set search_path = ''
as $$
  select user_id from public.user_blocks where blocked_id = (select auth.uid());
$$;

-- The friends of a user, except where either has blocked the other.
create function private.friends_of(one uuid) returns setof uuid
language sql stable
set search_path = ''
as $$
  select friend
  from (
    select user2_id as friend from public.friendships where user1_id = one
    union all
    select user1_id from public.friendships where user2_id = one
  ) as friends
  where friend not in (select user_id from public.user_blocks where blocked_id = one)
    and friend not in (select blocked_id from public.user_blocks where user_id = one);
$$;

revoke execute on function private.has_blocked(uuid, uuid), private.blockers_of_caller(), private.friends_of(uuid) from public;
grant execute on function private.has_blocked(uuid, uuid), private.blockers_of_caller() to authenticated, service_role;

-- If a blocked friend still saw the friendship, the refusal of a message would reveal the block.
create policy "a blocked friend does not see the friendship" on public.friendships
  as restrictive for all to authenticated
  using (
    user1_id not in (select private.blockers_of_caller())
    and user2_id not in (select private.blockers_of_caller())
  );

create table public.user_mutes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  muted_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (user_id, muted_id),
  check (user_id <> muted_id)
);

create trigger refuse_full_list after insert on public.user_mutes
  referencing new table as added for each statement execute function private.refuse_full_list(500);

create trigger keep_write_pace_of_new after insert on public.user_mutes
  referencing new table as added for each statement execute function private.keep_write_pace('lists', 600);

create index on public.user_mutes (muted_id);

revoke all on public.user_mutes from anon, authenticated;
grant select, delete on public.user_mutes to authenticated;
grant insert (id, user_id, muted_id) on public.user_mutes to authenticated;
grant all on public.user_mutes to service_role;

alter table public.user_mutes enable row level security;

create policy "spectators see whom they have muted" on public.user_mutes
  for select to authenticated using ((select auth.uid()) = user_id);

create policy "spectators mute others" on public.user_mutes
  for insert to authenticated with check ((select auth.uid()) = user_id);

create policy "spectators unmute others" on public.user_mutes
  for delete to authenticated using ((select auth.uid()) = user_id);

create table public.hidden_words (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- A single word. The app decides which characters belong to a word, and stores it in lower case.
  word text not null check (
    char_length(word) between 2 and 50
    and word !~ '[\u0001-\u0020<>&"''\u007F-\u00A0\u1680\u2000-\u200F\u2028-\u202F\u205F\u2060\u3000\uFEFF]'
  ),
  created_at timestamptz not null default now(),
  unique (user_id, word)
);

create trigger refuse_full_list after insert on public.hidden_words
  referencing new table as added for each statement execute function private.refuse_full_list(500);

create trigger keep_write_pace_of_new after insert on public.hidden_words
  referencing new table as added for each statement execute function private.keep_write_pace('lists', 600);

revoke all on public.hidden_words from anon, authenticated;
grant select, delete on public.hidden_words to authenticated;
grant insert (id, user_id, word) on public.hidden_words to authenticated;
grant all on public.hidden_words to service_role;

alter table public.hidden_words enable row level security;

create policy "spectators see the words that they have hidden" on public.hidden_words
  for select to authenticated using ((select auth.uid()) = user_id);

create policy "spectators hide words" on public.hidden_words
  for insert to authenticated with check ((select auth.uid()) = user_id);

create policy "spectators show words again" on public.hidden_words
  for delete to authenticated using ((select auth.uid()) = user_id);
