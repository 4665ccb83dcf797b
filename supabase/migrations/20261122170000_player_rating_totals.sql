-- The stars of some players, added up by category: everybody's, and those of the caller's friends. Players come in the order in which they were
-- first rated. Visitors call it too, who may not read friendships: so it runs with its owner's rights, and only sums leave it.
-- More than 100 players are refused with SQLSTATE PT400, which PostgREST answers as HTTP 400: one call must not read the whole table.
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
-- The columns of the answer are variables here, with the names of columns that the query reads.
#variable_conflict use_column
begin
  if jsonb_array_length(rated_players) > 100 then
    raise sqlstate 'PT400' using message = 'at most 100 players can be asked for';
  end if;

  return query with friends as (
    select case when user1_id = auth.uid() then user2_id else user1_id end as id
    from public.friendships
    where auth.uid() in (user1_id, user2_id)
  ), rated as (
    select ratings.*, ratings.user_id in (select id from friends) as is_friends
    from public.player_ratings as ratings
    where ratings.player_id in (select jsonb_array_elements_text(rated_players))
      and coalesce(overall_rating, technical_rating, physical_rating, tactical_rating, mental_rating) is not null
  ), totals as (
    -- One pass over the rows: there may be hundreds of thousands.
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

revoke execute on function public.player_rating_totals(jsonb) from public;
grant execute on function public.player_rating_totals(jsonb) to anon, authenticated, service_role;
