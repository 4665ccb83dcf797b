-- The stars of some players, added up by category: everybody's, and those of the caller's friends. Players come in the order in which they were
-- first rated. Visitors call it too, who may not read friendships: so it runs with its owner's rights, and only sums leave it.
create function public.player_rating_totals(rated_players jsonb)
returns table (
  player_id text,
  category text,
  crowd_sum numeric,
  crowd_count integer,
  friends_sum numeric,
  friends_count integer
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
    rated.player_id,
    given.category,
    sum(given.stars),
    count(*)::integer,
    coalesce(sum(given.stars) filter (where friends.id is not null), 0),
    count(friends.id)::integer
  from public.player_ratings as rated
  cross join lateral (
    values
      ('overall', rated.overall_rating),
      ('technical', rated.technical_rating),
      ('physical', rated.physical_rating),
      ('tactical', rated.tactical_rating),
      ('mental', rated.mental_rating)
  ) as given (category, stars)
  left join friends on friends.id = rated.user_id
  where rated.player_id in (select jsonb_array_elements_text(rated_players)) and given.stars is not null
  group by rated.player_id, given.category
  order by min(min(rated.created_at)) over (partition by rated.player_id), rated.player_id, given.category;
$$;

revoke execute on function public.player_rating_totals(jsonb) from public;
grant execute on function public.player_rating_totals(jsonb) to anon, authenticated, service_role;
