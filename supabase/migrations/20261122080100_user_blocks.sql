create table public.user_blocks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  blocked_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (user_id, blocked_id),
  check (user_id <> blocked_id)
);

create index on public.user_blocks (blocked_id);

revoke all on public.user_blocks from anon, authenticated;
grant select, delete on public.user_blocks to authenticated;
grant insert (id, user_id, blocked_id) on public.user_blocks to authenticated;
grant all on public.user_blocks to service_role;

alter table public.user_blocks enable row level security;

-- Realtime does not publish the table, and nobody else sees a row of it: who is blocked is not told.
create policy "spectators see whom they have blocked" on public.user_blocks
  for select to authenticated using ((select auth.uid()) = user_id);

create policy "spectators block others" on public.user_blocks
  for insert to authenticated with check ((select auth.uid()) = user_id);

create policy "spectators unblock others" on public.user_blocks
  for delete to authenticated using ((select auth.uid()) = user_id);

-- Whether the first has blocked the second, for policies of other tables: it sees all blocks, whoever asks.
create function private.has_blocked(blocker uuid, blocked uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.user_blocks where user_id = blocker and blocked_id = blocked);
$$;

revoke execute on function private.has_blocked(uuid, uuid) from public;
grant execute on function private.has_blocked(uuid, uuid) to authenticated, service_role;

drop policy "the two of a message read it" on public.messages;

create policy "the two of a message read it, but who has blocked its sender" on public.messages
  for select to authenticated
  using (
    (select auth.uid()) = sender_id
    or ((select auth.uid()) = recipient_id and not private.has_blocked(recipient_id, sender_id))
  );

drop policy "friends write to each other" on public.messages;

-- The refusal is the same as for those who are no friends, so that it does not tell of the block.
create policy "friends write to each other while neither has blocked the other" on public.messages
  for insert to authenticated
  with check (
    (select auth.uid()) = sender_id
    and private.are_friends(sender_id, recipient_id)
    and not private.has_blocked(sender_id, recipient_id)
    and not private.has_blocked(recipient_id, sender_id)
  );
