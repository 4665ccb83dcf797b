create table public.player_ratings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The provider's numeric id, as text.
  player_id text not null check (char_length(player_id) <= 64),
  player_name text not null check (char_length(player_name) <= 200),
  overall_rating numeric check (overall_rating between 0.5 and 5 and overall_rating % 0.5 = 0 and scale(overall_rating) <= 1),
  technical_rating numeric check (technical_rating between 0.5 and 5 and technical_rating % 0.5 = 0 and scale(technical_rating) <= 1),
  physical_rating numeric check (physical_rating between 0.5 and 5 and physical_rating % 0.5 = 0 and scale(physical_rating) <= 1),
  tactical_rating numeric check (tactical_rating between 0.5 and 5 and tactical_rating % 0.5 = 0 and scale(tactical_rating) <= 1),
  mental_rating numeric check (mental_rating between 0.5 and 5 and mental_rating % 0.5 = 0 and scale(mental_rating) <= 1),
  created_at timestamptz not null default now(),
  -- The match after which the rating was last changed: the project's numeric id of the match, as text.
  match_id text check (char_length(match_id) <= 64),
  unique (user_id, player_id)
);

create trigger keep_write_pace_of_new after insert on public.player_ratings
  referencing new table as added for each statement execute function private.keep_write_pace('ratings', 60);

create trigger keep_write_pace_of_changed after update on public.player_ratings
  referencing new table as added for each statement execute function private.keep_write_pace('ratings', 60);

create index on public.player_ratings (player_id);

revoke all on public.player_ratings from anon, authenticated;
grant select on public.player_ratings to anon, authenticated;
grant
  insert (
    user_id, player_id, player_name,
    overall_rating, technical_rating, physical_rating, tactical_rating, mental_rating, match_id
  ),
  -- An upsert also writes the columns of its key.
  update (
    user_id, player_id, player_name,
    overall_rating, technical_rating, physical_rating, tactical_rating, mental_rating, match_id
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

-- Averages change while spectators rate. Everybody may read the ratings, so realtime may send them to everybody.
alter publication supabase_realtime add table public.player_ratings;

-- Players are rated after a match has ended, for 24 hours. A page may know the end a little better than the feed does, so
-- the latest usual end counts: three hours after kick-off, which includes extra time and penalties. A match that lasted
-- longer, because it was interrupted, counts from the end that the feed has noted. The database thus accepts every rating
-- that a page accepts. A rating without a match would count in the averages but belong to no match, so it is refused as
-- well.
--
-- The trigger refuses a rating with SQLSTATE PT403, which PostgREST returns as HTTP 403.
create function private.keep_the_rating_window() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- The backend's own jobs have no user.
  if auth.uid() is null then
    return new;
  end if;
  if not exists (
    select from public.live_matches_new as match
    where match.id = new.match_id
      and match.status in ('FINISHED', 'AWARDED')
      and (
        match.utc_kickoff > now() - interval '27 hours'
        or exists (
          select from private.feed_matches as noted
          where noted.id = match.id and noted.ended_at > now() - interval '24 hours'
        )
      )
      -- A match may be awarded before its kick-off.
      and (match.status = 'FINISHED' or match.utc_kickoff <= now())
  ) then
    raise sqlstate 'PT403' using message = format('the players of match %s cannot be rated now', coalesce(new.match_id, 'unknown'));
  end if;
  return new;
end
$$;

create trigger keep_the_rating_window before insert or update on public.player_ratings
  for each row execute function private.keep_the_rating_window();

-- A user's rating of a player after each match, for the chart of the player's ratings.
create table public.player_rating_history (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  player_id text not null,
  match_id text not null,
  overall_rating numeric check (overall_rating between 0.5 and 5 and overall_rating % 0.5 = 0 and scale(overall_rating) <= 1),
  technical_rating numeric check (technical_rating between 0.5 and 5 and technical_rating % 0.5 = 0 and scale(technical_rating) <= 1),
  physical_rating numeric check (physical_rating between 0.5 and 5 and physical_rating % 0.5 = 0 and scale(physical_rating) <= 1),
  tactical_rating numeric check (tactical_rating between 0.5 and 5 and tactical_rating % 0.5 = 0 and scale(tactical_rating) <= 1),
  mental_rating numeric check (mental_rating between 0.5 and 5 and mental_rating % 0.5 = 0 and scale(mental_rating) <= 1),
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

-- Copies each rating to the history, in the same transaction. Users have no right to write to the history. Nobody plays
-- twice within twelve hours, so a rating replaces the user's ratings of the player after other matches that kicked off
-- within that time. Otherwise a user could rate a player after every match of a Saturday, and `player_rating_course`,
-- which returns only 38 matches, would lose the matches in which the player has played.
create function private.keep_rating() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.player_rating_history as rated
  using public.live_matches_new as given, public.live_matches_new as other
  where rated.user_id = new.user_id
    and rated.player_id = new.player_id
    and rated.match_id = other.id
    and given.id = new.match_id
    and other.id <> given.id
    and other.utc_kickoff between given.utc_kickoff - interval '12 hours' and given.utc_kickoff + interval '12 hours';
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

-- For each match after which a player was rated, the caller's rating and the averages of the caller's friends and of
-- everybody. Returns the latest 38 matches, as many as a season has, the latest first. Other users' rows stay private,
-- because the function returns only averages.
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
    select friend as id from private.friends_of(auth.uid()) as friend
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

-- For each given player and each category, the sum and the number of everybody's ratings, and of the ratings by the
-- caller's friends. Players are sorted by the time of their first rating. Visitors call the function too but may not
-- read friendships, so it runs with its owner's rights and returns only sums and numbers. A call for more than 100
-- players is refused with SQLSTATE PT400, which PostgREST returns as HTTP 400, because a call must not read the whole
-- table.
create function public.player_rating_totals(rated_players jsonb)
returns table (
  player_id text,
  category text,
  crowd_sum numeric,
  crowd_count integer,
  friends_sum numeric,
  friends_count integer
)
language plpgsql stable security definer
set search_path = ''
as $$
-- In PL/pgSQL the function's result columns are also variables. Where such a name is also a column of a table, it means
-- the column of the table.
#variable_conflict use_column
begin
  if jsonb_array_length(rated_players) > 100 then
    raise sqlstate 'PT400' using message = 'at most 100 players can be asked for';
  end if;

  return query with friends as (
    select friend as id from private.friends_of(auth.uid()) as friend
  ), rated as (
    -- This is a join, because PostgreSQL would run a subquery again for each of the sums below.
    select ratings.*, friends.id is not null as is_friends
    from public.player_ratings as ratings
    left join friends on friends.id = ratings.user_id
    -- The ids are in an array, because PostgreSQL expects only ten elements in an array. In a subquery it expects a
    -- hundred rows, and then reads the whole table.
    where ratings.player_id = any (array(select jsonb_array_elements_text(rated_players)))
      and coalesce(overall_rating, technical_rating, physical_rating, tactical_rating, mental_rating) is not null
  ), totals as (
    -- Computes all sums and numbers in one pass over the rows, because there may be hundreds of thousands of rows.
    select
      rated.player_id,
      min(created_at) as first_rated,
      sum(overall_rating) as overall_sum,
      count(overall_rating) as overall_count,
      sum(technical_rating) as technical_sum,
      count(technical_rating) as technical_count,
      sum(physical_rating) as physical_sum,
      count(physical_rating) as physical_count,
      sum(tactical_rating) as tactical_sum,
      count(tactical_rating) as tactical_count,
      sum(mental_rating) as mental_sum,
      count(mental_rating) as mental_count,
      sum(overall_rating) filter (where is_friends) as friends_overall_sum,
      count(overall_rating) filter (where is_friends) as friends_overall_count,
      sum(technical_rating) filter (where is_friends) as friends_technical_sum,
      count(technical_rating) filter (where is_friends) as friends_technical_count,
      sum(physical_rating) filter (where is_friends) as friends_physical_sum,
      count(physical_rating) filter (where is_friends) as friends_physical_count,
      sum(tactical_rating) filter (where is_friends) as friends_tactical_sum,
      count(tactical_rating) filter (where is_friends) as friends_tactical_count,
      sum(mental_rating) filter (where is_friends) as friends_mental_sum,
      count(mental_rating) filter (where is_friends) as friends_mental_count
    from rated
    group by rated.player_id
  )
  select
    totals.player_id,
    given.category,
    given.crowd_sum,
    given.crowd_count::integer,
    coalesce(given.friends_sum, 0),
    given.friends_count::integer
  from totals
  cross join lateral (
    values
      ('overall', overall_sum, overall_count, friends_overall_sum, friends_overall_count),
      ('technical', technical_sum, technical_count, friends_technical_sum, friends_technical_count),
      ('physical', physical_sum, physical_count, friends_physical_sum, friends_physical_count),
      ('tactical', tactical_sum, tactical_count, friends_tactical_sum, friends_tactical_count),
      ('mental', mental_sum, mental_count, friends_mental_sum, friends_mental_count)
  ) as given (category, crowd_sum, crowd_count, friends_sum, friends_count)
  where given.crowd_count > 0
  order by totals.first_rated, totals.player_id, given.category;
end
$$;

revoke execute on function public.player_rating_course(text), public.player_rating_totals(jsonb) from public;
grant execute on function public.player_rating_course(text), public.player_rating_totals(jsonb) to anon, authenticated, service_role;
