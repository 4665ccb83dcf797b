create table public.player_ratings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The provider's numeric id, as text.
  player_id text not null,
  player_name text not null,
  overall_rating numeric check (overall_rating between 0.5 and 5 and overall_rating % 0.5 = 0),
  technical_rating numeric check (technical_rating between 0.5 and 5 and technical_rating % 0.5 = 0),
  physical_rating numeric check (physical_rating between 0.5 and 5 and physical_rating % 0.5 = 0),
  tactical_rating numeric check (tactical_rating between 0.5 and 5 and tactical_rating % 0.5 = 0),
  mental_rating numeric check (mental_rating between 0.5 and 5 and mental_rating % 0.5 = 0),
  created_at timestamptz not null default now(),
  unique (user_id, player_id)
);

create index on public.player_ratings (player_id);

revoke all on public.player_ratings from anon, authenticated;
grant select on public.player_ratings to anon, authenticated;
grant
  insert (
    user_id, player_id, player_name,
    overall_rating, technical_rating, physical_rating, tactical_rating, mental_rating
  ),
  -- An upsert writes the columns of its key too.
  update (
    user_id, player_id, player_name,
    overall_rating, technical_rating, physical_rating, tactical_rating, mental_rating
  )
  on public.player_ratings to authenticated;
grant all on public.player_ratings to service_role;

alter table public.player_ratings enable row level security;

create policy "everybody sees the ratings of players" on public.player_ratings
  for select to anon, authenticated using (true);

create policy "spectators rate players under their own name" on public.player_ratings
  for insert to authenticated with check ((select auth.uid()) = user_id);

create policy "spectators change their own ratings" on public.player_ratings
  for update to authenticated using ((select auth.uid()) = user_id);
