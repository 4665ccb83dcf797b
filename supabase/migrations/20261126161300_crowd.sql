-- In crowd mode (decision 054) pages receive broadcasts from the database instead of rows, at most one broadcast a
-- second for a topic and event. A change is broadcast when it commits. If the last broadcast on the topic was less than
-- a second ago, the change waits for a later commit, or for the job that runs each second.

-- The crowd mode, which the operator sets (LIVE-22). In crowd mode caches may answer the live endpoints, and the pages
-- request these instead of everything else. Only the service key reads and writes this row, for example:
-- update live_mode set mode = 'crowd', check_in_seconds = 20;
create table public.live_mode (
  is_only_row boolean primary key default true check (is_only_row),
  mode text not null default 'small' check (mode in ('small', 'crowd')),
  -- The least time in seconds between two requests of a page; null lets the app decide.
  check_in_seconds integer check (check_in_seconds between 1 and 600),
  -- Broadcasts continue until this time, two minutes after the operator has ended crowd mode, because a page depends on
  -- them until its next poll.
  crowded_until timestamptz
);

insert into public.live_mode default values;

revoke all on public.live_mode from anon, authenticated;
grant all on public.live_mode to service_role;

alter table public.live_mode enable row level security;

create function private.is_crowded() returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from public.live_mode where mode = 'crowd' or crowded_until > now());
$$;

create function private.remember_crowd() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.crowded_until := now() + interval '2 minutes';
  return new;
end
$$;

create trigger remember_crowd before update on public.live_mode
  for each row when (old.mode = 'crowd' and new.mode = 'small') execute function private.remember_crowd();

-- On a public topic any client could send a false goal, or a message in another person's name. So the broadcasts use
-- private topics, to which only the database sends. To learn a client's rights on a topic, realtime tries the policies
-- below on trial rows of `realtime.messages`. Apart from broadcasts the table has no rows.
create policy "a visitor hears of the matches and the chats" on realtime.messages
  for select to anon
  using (
    ((select realtime.topic()) = 'live' or (select realtime.topic()) like 'match:%' or (select realtime.topic()) like 'team:%')
    and extension = 'broadcast'
  );

-- Outside crowd mode `online_users` shows who is online. In crowd mode `user:UID` sends a user their own rows and their
-- friends' presence.
create policy "a spectator sees who is online, and hears what is for them" on realtime.messages
  for select to authenticated
  using (
    ((select realtime.topic()) = 'online_users' and extension = 'presence')
    or (
      (
        (select realtime.topic()) = 'live'
        or (select realtime.topic()) like 'match:%'
        or (select realtime.topic()) like 'team:%'
        or (select realtime.topic()) = 'user:' || (select auth.uid())
      )
      and extension = 'broadcast'
    )
  );

create policy "a spectator tells that they are online" on realtime.messages
  for insert to authenticated
  with check ((select realtime.topic()) = 'online_users' and extension = 'presence');

-- The ids of the rows to broadcast; each row is read when its broadcast is sent. Neither this table nor the next needs
-- to survive a crash, because pages that receive nothing send a request.
create unlogged table private.waiting_broadcasts (
  id bigint primary key generated always as identity,
  topic text not null,
  event text not null check (event in ('live', 'match', 'chat')),
  source text not null check (source in ('live_matches_new', 'match_state', 'live_events_new', 'team_messages')),
  -- The id of the row to broadcast.
  subject text not null,
  is_new boolean not null,
  queued_at timestamptz not null default clock_timestamp()
);

create index on private.waiting_broadcasts (topic, event, id);

create unlogged table private.broadcast_paces (
  topic text not null,
  event text not null,
  -- The time at which the next message may be sent.
  due_at timestamptz not null,
  primary key (topic, event)
);

-- Removes the waiting changes of a topic, and returns the matches and events to broadcast: of all matches for `live`,
-- of one match for `match:ID`. Returns null if there is nothing to broadcast.
create function private.take_match_news(room text, kind text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  answered_at timestamptz;
  states text[];
  happenings text[];
  matches jsonb;
  events jsonb;
begin
  with taken as (
    delete from private.waiting_broadcasts
    where id in (
      -- At most 200 rows, because all rows of a whole day, which the feed writes at once, are too many for one message.
      select id from private.waiting_broadcasts where topic = room and event = kind order by id limit 200
    )
    returning source, subject, queued_at
  )
  select
    max(queued_at),
    array_agg(distinct subject) filter (where source <> 'live_events_new'),
    array_agg(distinct subject) filter (where source = 'live_events_new')
  into answered_at, states, happenings
  from taken;

  select jsonb_agg(to_jsonb(event) order by event.occurred_at, event.id) into events
  from public.live_events_new as event where event.id = any (happenings);
  if kind = 'live' then
    select jsonb_agg(to_jsonb(match) order by match.id) into matches
    from public.live_matches_new as match
    where match.id = any (states) and match.status in ('LIVE', 'IN_PLAY', 'PAUSED', 'FINISHED');
  else
    select to_jsonb(match) into matches from public.match_state as match where match.id = any (states);
  end if;
  if matches is null and events is null then
    return null;
  end if;
  return jsonb_build_object('at', answered_at, 'events', coalesce(events, '[]'))
    || case kind when 'live' then jsonb_build_object('matches', coalesce(matches, '[]')) else jsonb_build_object('match', matches) end;
end
$$;

-- Takes the next broadcast of a chat from its waiting rows, at most 20: up to ten changed or deleted messages, and the
-- newest of the new messages. Changed and deleted messages that do not fit wait for the next broadcast. New messages
-- that do not fit are dropped, and the broadcast has their number. The function adds the names of the authors and of the people tagged in the new messages
-- (CHAT-44), because a busy chat always has new authors, and a request for each name could not be cached.
create function private.take_chat_news(room text) returns jsonb
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
    -- A message that was written and removed between two broadcasts is left out.
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
          'type', sent.type,
          'record', sent.record,
          'old_record', case when sent.type <> 'INSERT' then jsonb_build_object('id', sent.subject) end
        ) order by sent.place)
        from (select * from changed union all select * from added) as sent
      ),
      'people', (
        select coalesce(jsonb_agg(jsonb_build_object('user_id', profile.user_id, 'name', profile.name) order by profile.user_id), '[]')
        from public.profiles as profile
        -- The ids are in an array, so that the planner looks up the profiles by their key, however many messages it
        -- expects.
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

-- Broadcasts the waiting rows of a topic, if a broadcast is due. The function never waits for another transaction: if
-- another transaction is sending or has just sent to the topic, the rows wait for the next commit or for the job. If
-- the broadcast fails, the transaction still writes the rows themselves.
create function private.send_waiting(room text, kind text) returns void
language plpgsql security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  news jsonb;
  moment timestamptz;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('broadcast ' || kind || ' to ' || room, 0)) then
    return;
  end if;
  moment := clock_timestamp();
  -- The job runs every second, but not to the millisecond, so a message that is almost due is sent. A due time more
  -- than two seconds ahead is ignored: the clock has been set back since it was stored.
  if exists (
    select from private.broadcast_paces
    where topic = room and event = kind and due_at between moment + interval '100 milliseconds' and moment + interval '2 seconds'
  ) then
    return;
  end if;
  news := case kind when 'chat' then private.take_chat_news(room) else private.take_match_news(room, kind) end;
  if news is null then
    return;
  end if;
  insert into private.broadcast_paces as pace (topic, event, due_at) values (room, kind, moment + interval '1 second')
  on conflict (topic, event) do update set
    due_at = least(greatest(pace.due_at, moment), moment + interval '100 milliseconds') + interval '1 second';
  perform realtime.send(news, kind, room, true);
exception when others then
  raise warning 'Nothing was broadcast to %: %', room, sqlerrm;
end
$$;

-- Runs at the end of a transaction, so that the matches and events of the transaction are sent in a single message.
create function private.send_with_commit() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- The row no longer exists if the trigger of an earlier row of the same topic has already sent it.
  if exists (select from private.waiting_broadcasts where id = new.id) then
    perform private.send_waiting(new.topic, new.event);
  end if;
  return null;
end
$$;

create constraint trigger send_with_commit after insert on private.waiting_broadcasts
  deferrable initially deferred
  for each row execute function private.send_with_commit();

-- Deletes broadcasts that are older than `kept`. Otherwise they would stay in `realtime.messages` for three days,
-- including the text of deleted messages and the rows of deleted accounts, and a client that joins a private topic may
-- request earlier broadcasts. The job deletes each broadcast after a minute, and all broadcasts when crowd mode ends.
create function private.forget_broadcasts(kept interval) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from realtime.messages
  where extension = 'broadcast' and inserted_at <= localtimestamp - kept
    and (topic = 'live' or topic like 'match:%' or topic like 'team:%' or topic like 'user:%');
exception when others then
  raise warning 'What was broadcast is still kept: %', sqlerrm;
end
$$;

-- The job that runs each second. It unschedules itself when crowd mode has ended.
create function private.send_due_broadcasts() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  waiting record;
begin
  delete from private.waiting_broadcasts
  where id in (select id from private.waiting_broadcasts where queued_at < now() - interval '1 minute' for update skip locked);
  for waiting in select topic, event from private.waiting_broadcasts group by topic, event order by min(id) loop
    perform private.send_waiting(waiting.topic, waiting.event);
  end loop;
  perform private.forget_broadcasts('1 minute');
  -- The lock keeps the mode unchanged until the job has cleaned up.
  perform from public.live_mode for share;
  if not private.is_crowded() then
    perform private.forget_broadcasts('0');
    delete from private.broadcast_paces
    where (topic, event) in (select topic, event from private.broadcast_paces for update skip locked);
    if to_regclass('cron.job') is not null then
      perform cron.unschedule(jobname) from cron.job where jobname = 'send-broadcasts';
    end if;
  end if;
end
$$;

create function private.schedule_broadcasts() returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    raise notice 'Without pg_cron a broadcast that is held back waits for the next one';
    return;
  end if;
  perform cron.schedule('send-broadcasts', '1 second', 'select private.send_due_broadcasts()');
end
$$;

create function private.begin_broadcasts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.schedule_broadcasts();
  return null;
end
$$;

create trigger begin_broadcasts after update on public.live_mode
  for each row when (old.mode = 'small' and new.mode = 'crowd') execute function private.begin_broadcasts();

-- A row without its minute and its time of change. A change of these columns alone is not broadcast, because the pages
-- count the minutes themselves.
create function private.without_minute(state jsonb) returns jsonb
language sql immutable strict parallel safe
set search_path = ''
as $$
  select state - '{minute,injury_time,updated_at}'::text[];
$$;

create function private.note_new_states() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.is_crowded() then
    if tg_table_name = 'live_matches_new' then
      insert into private.waiting_broadcasts (topic, event, source, subject, is_new)
      select 'live', 'live', 'live_matches_new', id, true from added where status in ('LIVE', 'IN_PLAY', 'PAUSED', 'FINISHED') order by id;
    else
      insert into private.waiting_broadcasts (topic, event, source, subject, is_new)
      select 'match:' || id, 'match', 'match_state', id, true from added order by id;
    end if;
  end if;
  return null;
exception when others then
  raise warning 'New rows of % are not broadcast: %', tg_table_name, sqlerrm;
  return null;
end
$$;

create function private.note_changed_states() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.is_crowded() then
    if tg_table_name = 'live_matches_new' then
      insert into private.waiting_broadcasts (topic, event, source, subject, is_new)
      select 'live', 'live', 'live_matches_new', after.id, false
      from after join before on before.id = after.id
      where after.status in ('LIVE', 'IN_PLAY', 'PAUSED', 'FINISHED')
        and private.without_minute(to_jsonb(after)) <> private.without_minute(to_jsonb(before))
      order by after.id;
    else
      insert into private.waiting_broadcasts (topic, event, source, subject, is_new)
      select 'match:' || after.id, 'match', 'match_state', after.id, false
      from after join before on before.id = after.id
      where private.without_minute(to_jsonb(after)) <> private.without_minute(to_jsonb(before))
      order by after.id;
    end if;
  end if;
  return null;
exception when others then
  raise warning 'Changed rows of % are not broadcast: %', tg_table_name, sqlerrm;
  return null;
end
$$;

create trigger note_new_states after insert on public.live_matches_new
  referencing new table as added for each statement execute function private.note_new_states();
create trigger note_new_states after insert on public.match_state
  referencing new table as added for each statement execute function private.note_new_states();
create trigger note_changed_states after update on public.live_matches_new
  referencing old table as before new table as after for each statement execute function private.note_changed_states();
create trigger note_changed_states after update on public.match_state
  referencing old table as before new table as after for each statement execute function private.note_changed_states();

create function private.note_new_events() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.is_crowded() then
    insert into private.waiting_broadcasts (topic, event, source, subject, is_new)
    select 'live', 'live', 'live_events_new', id, true from added
    -- Only the goals and red cards that pages announce (NOTIFY-1), and their corrections.
    where event_type ~* ('GOAL|SCORE|SCORING|PENALTY_CONFIRMED|TAP_IN|FINISH|RED|PLAYER_SENT_OFF|DISMISSAL|EJECTION|EXPULSION|SENDING_OFF'
      || '|VIOLENT_CONDUCT|SERIOUS_FOUL_PLAY|UNSPORTING_BEHAVIOR')
      or event_type = 'CARD_CANCELLED'
      or payload ->> 'decision' = 'GOAL_CANCELLED'
    order by occurred_at, id;
    insert into private.waiting_broadcasts (topic, event, source, subject, is_new)
    select 'match:' || match_id, 'match', 'live_events_new', id, true from added order by occurred_at, id;
  end if;
  return null;
exception when others then
  raise warning 'New events are not broadcast: %', sqlerrm;
  return null;
end
$$;

create trigger note_new_events after insert on public.live_events_new
  referencing new table as added for each statement execute function private.note_new_events();

-- The topic of a chat: the team's topic, or the topic of the match that the chat is named after. If several matches
-- have the name, the match nearest in time counts. Null if no match has the name.
create function private.topic_of_chat(team integer, name text) returns text
language sql stable
set search_path = ''
as $$
  select case
    when team <> 0 then 'team:' || team
    else (
      select 'match:' || id
      from public.provider_matches
      where (summary #>> '{homeTeam,name}') || ' vs ' || (summary #>> '{awayTeam,name}') = name
      order by abs(extract(epoch from utc_kickoff - now())), id
      limit 1
    )
  end;
$$;

create function private.note_chat() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.is_crowded() then
    insert into private.waiting_broadcasts (topic, event, source, subject, is_new)
    select chat.topic, 'chat', 'team_messages', changed.id::text, tg_op = 'INSERT'
    from changed
    join (
      select team_id, team_name, private.topic_of_chat(team_id, team_name) as topic
      from (select distinct team_id, team_name from changed) as named
    ) as chat using (team_id, team_name)
    where chat.topic is not null
    order by changed.created_at, changed.id;
  end if;
  return null;
exception when others then
  raise warning 'A chat is not broadcast: %', sqlerrm;
  return null;
end
$$;

create trigger note_new_chat after insert on public.team_messages
  referencing new table as changed for each statement execute function private.note_chat();
create trigger note_changed_chat after update on public.team_messages
  referencing new table as changed for each statement execute function private.note_chat();
create trigger note_removed_chat after delete on public.team_messages
  referencing old table as changed for each statement execute function private.note_chat();

-- The users who may see a row, by the same rules as the policies of its table.
create function private.owners_of(source text, stored jsonb) returns setof uuid
language sql stable
set search_path = ''
as $$
  select (stored ->> 'user_id')::uuid where source in ('user_follows', 'message_reads')
  union
  select one
  from (
    values
      ((stored ->> 'user1_id')::uuid, (stored ->> 'user2_id')::uuid),
      ((stored ->> 'user2_id')::uuid, (stored ->> 'user1_id')::uuid)
  ) as friends (one, other)
  where source = 'friendships' and not private.has_blocked(other, one)
  union
  select (stored ->> 'sender_id')::uuid where source = 'messages'
  union
  select (stored ->> 'recipient_id')::uuid where source = 'messages'
    and not private.has_blocked((stored ->> 'recipient_id')::uuid, (stored ->> 'sender_id')::uuid)
  union
  select users.id from auth.users where source = 'invitations' and users.email = stored ->> 'recipient_email';
$$;

-- Broadcasts each changed row at once to every user who may see it, on that user's topic `user:UID`. Of a deleted row
-- the function sends only the id, as realtime does.
create function private.notify_owners() returns trigger
language plpgsql security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  own_row record;
begin
  if not private.is_crowded() then
    return null;
  end if;
  for own_row in
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
        'record', case when tg_op <> 'DELETE' then own_row.stored end,
        'old_record', case when tg_op <> 'INSERT' then jsonb_build_object('id', own_row.stored -> 'id') end,
        'at', clock_timestamp()
      ),
      'row', 'user:' || own_row.owner, true
    );
  end loop;
  return null;
exception when others then
  raise warning 'Rows of % did not reach their owners: %', tg_table_name, sqlerrm;
  return null;
end
$$;

do $$
declare
  listened text;
begin
  foreach listened in array array['user_follows', 'friendships', 'messages', 'message_reads', 'invitations'] loop
    execute format('create trigger notify_owners_of_new after insert on public.%I
      referencing new table as changed for each statement execute function private.notify_owners()', listened);
    execute format('create trigger notify_owners_of_changed after update on public.%I
      referencing new table as changed for each statement execute function private.notify_owners()', listened);
    execute format('create trigger notify_owners_of_removed after delete on public.%I
      referencing old table as changed for each statement execute function private.notify_owners()', listened);
  end loop;
end
$$;

revoke execute on function
  private.is_crowded(),
  private.remember_crowd(),
  private.take_match_news(text, text),
  private.take_chat_news(text),
  private.send_waiting(text, text),
  private.send_with_commit(),
  private.forget_broadcasts(interval),
  private.send_due_broadcasts(),
  private.schedule_broadcasts(),
  private.begin_broadcasts(),
  private.without_minute(jsonb),
  private.note_new_states(),
  private.note_changed_states(),
  private.note_new_events(),
  private.topic_of_chat(integer, text),
  private.note_chat(),
  private.owners_of(text, jsonb),
  private.notify_owners()
from public;
