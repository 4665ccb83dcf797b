-- A match that a user is not told of.
create table public.push_mutes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  match_id text not null check (char_length(match_id) between 1 and 64),
  created_at timestamptz not null default now(),
  unique (user_id, match_id)
);

revoke all on public.push_mutes from anon, authenticated;
grant select, delete on public.push_mutes to authenticated;
grant insert (id, user_id, match_id) on public.push_mutes to authenticated;
grant all on public.push_mutes to service_role;

alter table public.push_mutes enable row level security;

create policy "spectators see which matches they have muted" on public.push_mutes
  for select to authenticated using ((select auth.uid()) = user_id);

create policy "spectators mute matches" on public.push_mutes
  for insert to authenticated with check ((select auth.uid()) = user_id);

create policy "spectators unmute matches" on public.push_mutes
  for delete to authenticated using ((select auth.uid()) = user_id);
