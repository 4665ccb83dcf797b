-- How far a spectator has read what a friend has written to them.
create table public.message_reads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  friend_id uuid not null references auth.users (id) on delete cascade,
  -- When the newest message was written that has been read.
  read_until timestamptz not null,
  unique (user_id, friend_id),
  check (user_id <> friend_id)
);

create index on public.message_reads (friend_id);

revoke all on public.message_reads from anon, authenticated;
grant select on public.message_reads to authenticated;
-- An upsert writes the columns of its key too.
grant insert (user_id, friend_id, read_until), update (user_id, friend_id, read_until)
  on public.message_reads to authenticated;
grant all on public.message_reads to service_role;

alter table public.message_reads enable row level security;

create policy "spectators see how far they have read" on public.message_reads
  for select to authenticated using ((select auth.uid()) = user_id);

create policy "spectators note how far they have read" on public.message_reads
  for insert to authenticated with check ((select auth.uid()) = user_id);

create policy "spectators read on" on public.message_reads
  for update to authenticated using ((select auth.uid()) = user_id);

alter publication supabase_realtime add table public.message_reads;

-- What has been read stays read, whatever an older tab says.
create function private.keep_furthest_read() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.read_until := greatest(old.read_until, new.read_until);
  return new;
end
$$;

create trigger keep_furthest_read before update on public.message_reads
  for each row execute function private.keep_furthest_read();
