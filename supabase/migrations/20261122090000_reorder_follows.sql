-- Gives the caller's follows new priorities, all of them or none. Each list holds objects with the id and the priority of a follow of that kind.
-- A follow that is gone is left out, and so is another's: the policies hide it. One that is named twice gets the lower number. Answers with the
-- follows whose priority is another now: realtime tells of no others.
create function public.reorder_follows(
  competitions jsonb default '[]',
  teams jsonb default '[]',
  players jsonb default '[]'
)
returns table (id uuid, priority integer)
language plpgsql security invoker
set search_path = ''
as $$
begin
  -- In one order, so that two tabs that reorder at once wait for each other instead of refusing one.
  perform from public.user_follows as follows
  order by follows.id
  for update;

  return query
    with placed as (
      select each.entity_type, each.id, min(each.priority) as priority
      from (
        select 'competition' as entity_type, given.* from jsonb_to_recordset(competitions) as given (id uuid, priority integer)
        union all
        select 'team', given.* from jsonb_to_recordset(teams) as given (id uuid, priority integer)
        union all
        select 'player', given.* from jsonb_to_recordset(players) as given (id uuid, priority integer)
      ) as each
      group by each.entity_type, each.id
    )
    update public.user_follows as follows
    set priority = placed.priority
    from placed
    where follows.id = placed.id
      and follows.entity_type = placed.entity_type
      and follows.priority is distinct from placed.priority
    returning follows.id, follows.priority;
end
$$;

revoke execute on function public.reorder_follows(jsonb, jsonb, jsonb) from public, anon, service_role;
grant execute on function public.reorder_follows(jsonb, jsonb, jsonb) to authenticated;
