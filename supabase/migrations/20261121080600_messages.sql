create table public.messages (
  id uuid primary key default gen_random_uuid(),
  -- Null once that one has deleted the account: what was said stays for the other.
  sender_id uuid default auth.uid() references auth.users (id) on delete set null,
  recipient_id uuid references auth.users (id) on delete set null,
  content text not null check (char_length(private.typed(content)) between 1 and 280),
  created_at timestamptz not null default now(),
  check (sender_id <> recipient_id)
);

create index on public.messages (sender_id, created_at desc);
create index on public.messages (recipient_id, created_at desc);

revoke all on public.messages from anon, authenticated;
grant select on public.messages to authenticated;
grant insert (id, sender_id, recipient_id, content) on public.messages to authenticated;
grant all on public.messages to service_role;

alter table public.messages enable row level security;

create policy "the two of a message read it" on public.messages
  for select to authenticated using ((select auth.uid()) in (sender_id, recipient_id));

create policy "friends write to each other" on public.messages
  for insert to authenticated
  with check ((select auth.uid()) = sender_id and private.are_friends(sender_id, recipient_id));

alter publication supabase_realtime add table public.messages;
