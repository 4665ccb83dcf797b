create table public.hidden_words (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- One word. Which characters belong to a word, and in which case it is kept, the app decides.
  word text not null check (
    char_length(word) between 2 and 50
    and word !~ '[\u0001-\u0020<>&"''\u007F-\u00A0\u1680\u2000-\u200F\u2028-\u202F\u205F\u2060\u3000\uFEFF]'
  ),
  created_at timestamptz not null default now(),
  unique (user_id, word)
);

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
