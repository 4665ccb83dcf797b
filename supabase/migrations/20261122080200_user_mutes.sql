create table public.user_mutes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  muted_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (user_id, muted_id),
  check (user_id <> muted_id)
);

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
