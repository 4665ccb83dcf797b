create table public.team_messages (
  id uuid primary key default gen_random_uuid(),
  -- The team's number; 0 in the chat of a match, which is told by its name.
  team_id integer not null check (team_id >= 0),
  team_name text not null,
  -- Null once the sender has deleted the account: what was said stays.
  sender_id uuid default auth.uid() references auth.users (id) on delete set null,
  content text not null check (char_length(private.typed(content)) between 1 and 280),
  tagged_user_id uuid references auth.users (id) on delete set null,
  reference_message_id uuid references public.team_messages (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index on public.team_messages (team_id, created_at desc);
create index on public.team_messages (team_name, created_at desc);
create index on public.team_messages (sender_id);
create index on public.team_messages (tagged_user_id);
create index on public.team_messages (reference_message_id);

revoke all on public.team_messages from anon, authenticated;
grant select on public.team_messages to anon, authenticated;
-- Not the times: they are the server's.
grant insert (id, team_id, team_name, sender_id, content, tagged_user_id, reference_message_id)
  on public.team_messages to authenticated;
grant all on public.team_messages to service_role;

alter table public.team_messages enable row level security;

create policy "everybody reads the chats" on public.team_messages
  for select to anon, authenticated using (true);

create policy "spectators write in the chats under their own name" on public.team_messages
  for insert to authenticated with check ((select auth.uid()) = sender_id);

alter publication supabase_realtime add table public.team_messages;
