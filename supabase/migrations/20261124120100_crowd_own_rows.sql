-- The private topic `user:UID`: in a crowd a user hears of their own rows there, as row-level security shows them, at once.

drop policy "a spectator sees who is online" on realtime.messages;

-- Nobody may send there: that is the database's alone.
create policy "a spectator sees who is online, and hears what is their own" on realtime.messages
  for select to authenticated
  using (
    ((select realtime.topic()) = 'online_users' and extension = 'presence')
    or ((select realtime.topic()) = 'user:' || (select auth.uid()) and extension = 'broadcast')
  );

-- Who sees a row of a table, as the policies of the table have it.
create function private.owners_of(source text, stored jsonb) returns setof uuid
language sql stable
set search_path = ''
as $$
  select (stored ->> 'user_id')::uuid where source in ('user_follows', 'message_reads')
  union
  select unnest(array[stored ->> 'user1_id', stored ->> 'user2_id'])::uuid where source = 'friendships'
  union
  select (stored ->> 'sender_id')::uuid where source in ('messages', 'invitations')
  union
  select (stored ->> 'recipient_id')::uuid where source = 'messages'
    and not private.has_blocked((stored ->> 'recipient_id')::uuid, (stored ->> 'sender_id')::uuid)
  union
  select users.id from auth.users where source = 'invitations' and users.email = stored ->> 'recipient_email';
$$;

-- Of a row that is gone its id is told and no more, as by realtime.
create function private.tell_owners() returns trigger
language plpgsql security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  told record;
begin
  if not private.is_crowded() then
    return null;
  end if;
  for told in
    select stored, owner
    from (select to_jsonb(changed) as stored from changed) as each
    cross join lateral private.owners_of(tg_table_name, stored) as owner
    where owner is not null
  loop
    perform realtime.send(
      jsonb_build_object(
        'schema', tg_table_schema,
        'table', tg_table_name,
        'operation', tg_op,
        'record', case when tg_op <> 'DELETE' then told.stored end,
        'old_record', case when tg_op <> 'INSERT' then jsonb_build_object('id', told.stored -> 'id') end,
        'at', clock_timestamp()
      ),
      'row', 'user:' || told.owner, true
    );
  end loop;
  return null;
exception when others then
  raise warning 'Rows of % are not told to their owners: %', tg_table_name, sqlerrm;
  return null;
end
$$;

revoke execute on function private.owners_of(text, jsonb), private.tell_owners() from public;

do $$
declare
  listened text;
begin
  foreach listened in array array['user_follows', 'friendships', 'messages', 'message_reads', 'invitations'] loop
    execute format('create trigger tell_owners_of_new after insert on public.%I
      referencing new table as changed for each statement execute function private.tell_owners()', listened);
    execute format('create trigger tell_owners_of_changed after update on public.%I
      referencing new table as changed for each statement execute function private.tell_owners()', listened);
    execute format('create trigger tell_owners_of_removed after delete on public.%I
      referencing old table as changed for each statement execute function private.tell_owners()', listened);
  end loop;
end
$$;
