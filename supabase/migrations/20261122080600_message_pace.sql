-- Nobody writes more than 5 messages in 10 seconds or 20 in a minute, in the chats and to friends together.
drop index public.team_messages_sender_id_idx;
create index on public.team_messages (sender_id, created_at desc);

-- Refuses with SQLSTATE PT429, which PostgREST answers as HTTP 429. The detail is how many seconds are left.
create function private.keep_the_pace() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  writer uuid := auth.uid();
  next_at timestamptz;
  seconds_left integer;
begin
  -- The backend's own jobs write for nobody.
  if writer is null then
    return new;
  end if;
  -- Two messages that are sent at once are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('messages of ' || writer, 0));
  select max(case nth when 5 then created_at + interval '10 seconds' else created_at + interval '1 minute' end)
  into next_at
  from (
    select created_at, row_number() over (order by created_at desc) as nth
    from (
      select created_at from public.team_messages
      where sender_id = writer and created_at > now() - interval '1 minute'
      union all
      select created_at from public.messages
      where sender_id = writer and created_at > now() - interval '1 minute'
    ) as sent
  ) as numbered
  where nth in (5, 20);

  if next_at > now() then
    seconds_left := ceil(extract(epoch from next_at - now()));
    raise sqlstate 'PT429' using
      message = format('too many messages: the next can be sent in %s seconds', seconds_left),
      detail = seconds_left::text;
  end if;
  return new;
end
$$;

create trigger keep_the_pace before insert on public.team_messages
  for each row execute function private.keep_the_pace();

create trigger keep_the_pace before insert on public.messages
  for each row execute function private.keep_the_pace();
