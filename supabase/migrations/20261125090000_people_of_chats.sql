-- A broadcast of a chat brings the names of those who wrote its new messages or are tagged in them: in a busy chat somebody new writes all the
-- time, and each of the readers asked for the names, which no cache can answer (CHAT-44). Profiles are for everybody.

create or replace function private.take_chat_news(room text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  news jsonb;
  taken bigint[];
begin
  with waiting as (
    select subject, bool_or(is_new) as is_new, min(id) as place, array_agg(id) as ids, max(queued_at) as queued_at
    from private.waiting_broadcasts where topic = room and event = 'chat'
    group by subject
  ),
  standing as (
    select
      waiting.*,
      to_jsonb(message) as record,
      case when waiting.is_new then 'INSERT' when message.id is null then 'DELETE' else 'UPDATE' end as type
    from waiting left join public.team_messages as message on message.id = waiting.subject::uuid
    -- What was written and removed between two messages was never there.
    where not (waiting.is_new and message.id is null)
  ),
  changed as (
    select * from standing where type <> 'INSERT' order by place limit 10
  ),
  added as (
    select * from standing where type = 'INSERT' order by place desc limit 20 - (select count(*) from changed)
  )
  select
    jsonb_build_object(
      'at', (select max(queued_at) from waiting),
      'changes', (
        select jsonb_agg(jsonb_build_object(
          'type', told.type,
          'record', told.record,
          'old_record', case when told.type <> 'INSERT' then jsonb_build_object('id', told.subject) end
        ) order by told.place)
        from (select * from changed union all select * from added) as told
      ),
      'people', (
        select coalesce(jsonb_agg(jsonb_build_object('user_id', profile.user_id, 'name', profile.name) order by profile.user_id), '[]')
        from public.profiles as profile
        -- An array, so that the profiles are found by their key whatever the planner knows of the messages.
        where profile.name <> '' and profile.user_id = any (array(
          select (added.record ->> named.who)::uuid from added, (values ('sender_id'), ('tagged_user_id')) as named (who)
        ))
      ),
      'left_out', (select count(*) from standing where type = 'INSERT') - (select count(*) from added)
    ),
    (
      select array_agg(id) from waiting, unnest(ids) as id
      where is_new or subject in (select subject from changed)
    )
  into news, taken;
  delete from private.waiting_broadcasts where id = any (taken);
  return case when news -> 'changes' <> 'null' then news end;
end
$$;
