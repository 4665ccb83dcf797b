-- Anybody may send to a public room: a goal there, or a message in somebody's name, could be anybody's. So what a crowd hears comes in private
-- rooms, which everybody hears and nobody but the database sends to.
drop policy "a spectator sees who is online, and hears what is their own" on realtime.messages;

create policy "a visitor hears of the matches and the chats" on realtime.messages
  for select to anon
  using (
    ((select realtime.topic()) = 'live' or (select realtime.topic()) like 'match:%' or (select realtime.topic()) like 'team:%')
    and extension = 'broadcast'
  );

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

create or replace function private.send_waiting(room text, kind text) returns void
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
  -- The job runs each second, and not to the millisecond. A moment far ahead is none: the clock has been set back.
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
