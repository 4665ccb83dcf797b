-- The match after which a rating was last changed, by the provider's numeric id, as text.
alter table public.player_ratings add column match_id text;
grant insert (match_id), update (match_id) on public.player_ratings to authenticated;

-- What a spectator's rating of a player was after each match, so that it can be followed from match to match.
create table public.player_rating_history (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  player_id text not null,
  match_id text not null,
  overall_rating numeric check (overall_rating between 0.5 and 5 and overall_rating % 0.5 = 0),
  technical_rating numeric check (technical_rating between 0.5 and 5 and technical_rating % 0.5 = 0),
  physical_rating numeric check (physical_rating between 0.5 and 5 and physical_rating % 0.5 = 0),
  tactical_rating numeric check (tactical_rating between 0.5 and 5 and tactical_rating % 0.5 = 0),
  mental_rating numeric check (mental_rating between 0.5 and 5 and mental_rating % 0.5 = 0),
  rated_at timestamptz not null default now(),
  unique (user_id, player_id, match_id)
);

create index on public.player_rating_history (player_id);

revoke all on public.player_rating_history from anon, authenticated;
grant select on public.player_rating_history to authenticated;
grant all on public.player_rating_history to service_role;

alter table public.player_rating_history enable row level security;

create policy "spectators see what they have rated before" on public.player_rating_history
  for select to authenticated using ((select auth.uid()) = user_id);

-- A rating and its place in the history are one write. Nobody but the database writes the history.
create function private.keep_rating() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.player_rating_history (
    user_id, player_id, match_id,
    overall_rating, technical_rating, physical_rating, tactical_rating, mental_rating
  ) values (
    new.user_id, new.player_id, new.match_id,
    new.overall_rating, new.technical_rating, new.physical_rating, new.tactical_rating, new.mental_rating
  )
  on conflict (user_id, player_id, match_id) do update set
    overall_rating = excluded.overall_rating,
    technical_rating = excluded.technical_rating,
    physical_rating = excluded.physical_rating,
    tactical_rating = excluded.tactical_rating,
    mental_rating = excluded.mental_rating,
    rated_at = excluded.rated_at;
  return null;
end
$$;

create trigger keep_rating after insert or update on public.player_ratings
  for each row when (new.match_id is not null) execute function private.keep_rating();

-- What a player was given after each match, the latest first, at most a season of them: by the one who asks, by their friends, and by everybody.
-- The rows of others stay theirs: only averages leave this function.
create function public.player_rating_course(rated_player text)
returns table (
  match_id text,
  rated_at timestamptz,
  own_rating numeric,
  friends_average numeric,
  friends_count integer,
  crowd_average numeric,
  crowd_count integer
)
language sql stable security definer
set search_path = ''
as $$
  with friends as (
    select case when user1_id = auth.uid() then user2_id else user1_id end as id
    from public.friendships
    where auth.uid() in (user1_id, user2_id)
  )
  select
    rated.match_id,
    max(rated.rated_at),
    max(rated.overall_rating) filter (where rated.user_id = auth.uid()),
    round(avg(rated.overall_rating) filter (where rated.user_id in (select id from friends)), 1),
    (count(*) filter (where rated.user_id in (select id from friends)))::integer,
    round(avg(rated.overall_rating), 1),
    count(*)::integer
  from public.player_rating_history as rated
  where rated.player_id = rated_player and rated.overall_rating is not null
  group by rated.match_id
  order by 2 desc, 1
  limit 38;
$$;

revoke execute on function public.player_rating_course(text) from public;
grant execute on function public.player_rating_course(text) to anon, authenticated, service_role;

-- Every row that is the account's, by table, as it is stored; null where there is no such account. Who has read, muted, blocked or reported
-- the account is not told.
create or replace function public.export_account(account uuid) returns json
language sql stable security definer
set search_path = ''
as $$
  select json_build_object(
    'exported_at', now(),
    'account', json_build_object('id', users.id, 'email', users.email),
    'tables', json_build_object(
      'profiles', (
        select coalesce(json_agg(mine), '[]') from public.profiles as mine where user_id = users.id
      ),
      'user_follows', (
        select coalesce(json_agg(mine order by priority, id), '[]')
        from public.user_follows as mine where user_id = users.id
      ),
      'user_fantasy_players', (
        select coalesce(json_agg(mine order by player_id), '[]')
        from public.user_fantasy_players as mine where user_id = users.id
      ),
      'team_messages', (
        select coalesce(json_agg(mine order by created_at, id), '[]')
        from public.team_messages as mine where sender_id = users.id
      ),
      'friendships', (
        select coalesce(json_agg(mine order by created_at, id), '[]')
        from public.friendships as mine where users.id in (user1_id, user2_id)
      ),
      'messages', (
        select coalesce(json_agg(mine order by created_at, id), '[]')
        from public.messages as mine where users.id in (sender_id, recipient_id)
      ),
      'invitations', (
        select coalesce(json_agg(mine order by created_at, id), '[]')
        from public.invitations as mine where sender_id = users.id or recipient_email = users.email
      ),
      'player_ratings', (
        select coalesce(json_agg(mine order by created_at, id), '[]')
        from public.player_ratings as mine where user_id = users.id
      ),
      'player_rating_history', (
        select coalesce(json_agg(mine order by rated_at, id), '[]')
        from public.player_rating_history as mine where user_id = users.id
      ),
      'message_reads', (
        select coalesce(json_agg(mine order by friend_id), '[]')
        from public.message_reads as mine where user_id = users.id
      ),
      'user_mutes', (
        select coalesce(json_agg(mine order by created_at, id), '[]')
        from public.user_mutes as mine where user_id = users.id
      ),
      'user_blocks', (
        select coalesce(json_agg(mine order by created_at, id), '[]')
        from public.user_blocks as mine where user_id = users.id
      ),
      'hidden_words', (
        select coalesce(json_agg(mine order by word), '[]')
        from public.hidden_words as mine where user_id = users.id
      ),
      'message_reports', (
        select coalesce(json_agg(mine order by created_at, id), '[]')
        from public.message_reports as mine where reporter_id = users.id
      )
    )
  )
  from auth.users
  where users.id = account;
$$;
