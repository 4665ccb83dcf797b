create table public.user_follows (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  entity_type text not null check (entity_type in ('team', 'competition', 'player')),
  entity_id text not null,
  display_name text not null,
  crest_url text,
  priority integer not null default 0 check (priority >= 0),
  notifications boolean not null default false,
  created_at timestamptz not null default now(),
  -- Its index serves the policies too: the user comes first.
  unique (user_id, entity_type, entity_id)
);

revoke all on public.user_follows from anon, authenticated;
grant select, insert, delete on public.user_follows to authenticated;
grant update (priority, notifications, display_name, crest_url) on public.user_follows to authenticated;
grant all on public.user_follows to service_role;

alter table public.user_follows enable row level security;

create policy "spectators see their own follows" on public.user_follows
  for select to authenticated using ((select auth.uid()) = user_id);

create policy "spectators add to their own follows" on public.user_follows
  for insert to authenticated with check ((select auth.uid()) = user_id);

create policy "spectators order and silence their own follows" on public.user_follows
  for update to authenticated using ((select auth.uid()) = user_id);

create policy "spectators remove their own follows" on public.user_follows
  for delete to authenticated using ((select auth.uid()) = user_id);

alter publication supabase_realtime add table public.user_follows;
