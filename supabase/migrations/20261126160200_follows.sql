create table public.user_follows (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  entity_type text not null check (entity_type in ('team', 'competition', 'player')),
  entity_id text not null check (char_length(entity_id) <= 64),
  display_name text not null check (char_length(display_name) <= 200),
  crest_url text check (char_length(crest_url) <= 1000),
  priority integer not null default 0 check (priority >= 0),
  notifications boolean not null default false,
  created_at timestamptz not null default now(),
  -- The policies use the index of this constraint too, because the user is its first column.
  unique (user_id, entity_type, entity_id)
);

create trigger refuse_full_list after insert on public.user_follows
  referencing new table as added for each statement execute function private.refuse_full_list(200);

create trigger keep_write_pace_of_new after insert on public.user_follows
  referencing new table as added for each statement execute function private.keep_write_pace('lists', 600);

-- This limit is high, because many rows change at once when a user reorders the follows.
create trigger keep_write_pace_of_changed after update on public.user_follows
  referencing new table as added for each statement execute function private.keep_write_pace('orders', 6000);

-- These indexes find the users to notify of an event by push. The id is trimmed, because other clients may have stored
-- it with spaces around it.
create index on public.user_follows (entity_type, btrim(entity_id)) where notifications;
create index on public.user_follows (private.fold_name(display_name)) where notifications and entity_type = 'team';

-- No policy can check a deleted row, and of such a row realtime knows only the replica identity. The identity contains
-- the owner, so a channel that filters by its own user receives only that user's deletions. The whole row would be too
-- much: a filter could then test every column of a stranger's deleted row.
create unique index user_follows_replica_identity on public.user_follows (id, user_id);
alter table public.user_follows replica identity using index user_follows_replica_identity;

revoke all on public.user_follows from anon, authenticated;
grant select, delete on public.user_follows to authenticated;
grant insert (id, user_id, entity_type, entity_id, display_name, crest_url, priority, notifications) on public.user_follows to authenticated;
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

-- Sets new priorities for the caller's follows, all of them or none. Each list holds objects with the id and the
-- priority of a follow of that kind. The function skips a deleted follow, and another user's follow, which the policies
-- hide. A follow that is listed twice gets the lower of the two priorities. The function returns the follows whose
-- priority has changed; realtime reports only those.
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
  if jsonb_array_length(competitions) + jsonb_array_length(teams) + jsonb_array_length(players) > 1000 then
    raise sqlstate 'PT413' using message = 'a request orders at most 1000 follows';
  end if;
  -- Locks the rows always in the same order, so that when two tabs reorder at once, one waits for the other. Otherwise
  -- they might deadlock, and PostgreSQL would abort one of them.
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

-- Whether the page and the devices announce goals, red cards or both to a user, for a team, competition or player.
-- Without a row both are announced. A row stays when the user ends the follow, so that the choice applies if they follow
-- again. Such rows are deleted once the user has more than 200 rows.
create table public.follow_kinds (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  entity_type text not null check (entity_type in ('team', 'competition', 'player')),
  entity_id text not null check (char_length(entity_id) between 1 and 64),
  kinds text not null default 'both' check (kinds in ('both', 'goals', 'red_cards')),
  unique (user_id, entity_type, entity_id)
);

-- When a user's list has more than 200 rows, deletes the choices for what the user no longer follows. Users may not
-- delete choices themselves, so otherwise a full list would stay full.
create function private.forget_unfollowed() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.follow_kinds as choice
  where choice.user_id in (
      select user_id from public.follow_kinds where user_id in (select user_id from added) group by user_id having count(*) > 200
    )
    and not exists (select from added where added.id = choice.id)
    and not exists (
      select from public.user_follows as follow
      where follow.user_id = choice.user_id and follow.entity_type = choice.entity_type and follow.entity_id = choice.entity_id
    );
  return null;
end
$$;

revoke execute on function private.forget_unfollowed() from public;

-- PostgreSQL runs the triggers in the order of their names, so this one runs before the list is counted.
create trigger forget_unfollowed after insert on public.follow_kinds
  referencing new table as added for each statement execute function private.forget_unfollowed();

create trigger refuse_full_list after insert on public.follow_kinds
  referencing new table as added for each statement execute function private.refuse_full_list(200);

create trigger keep_write_pace_of_new after insert on public.follow_kinds
  referencing new table as added for each statement execute function private.keep_write_pace('lists', 600);

create trigger keep_write_pace_of_changed after update on public.follow_kinds
  referencing new table as added for each statement execute function private.keep_write_pace('lists', 600);

revoke all on public.follow_kinds from anon, authenticated;
grant select on public.follow_kinds to authenticated;
grant insert (id, user_id, entity_type, entity_id, kinds), update (entity_type, entity_id, kinds) on public.follow_kinds to authenticated;
grant all on public.follow_kinds to service_role;

alter table public.follow_kinds enable row level security;

create policy "spectators see which events their follows tell of" on public.follow_kinds
  for select to authenticated using ((select auth.uid()) = user_id);

create policy "spectators choose which events their follows tell of" on public.follow_kinds
  for insert to authenticated with check ((select auth.uid()) = user_id);

create policy "spectators change which events their follows tell of" on public.follow_kinds
  for update to authenticated using ((select auth.uid()) = user_id);
