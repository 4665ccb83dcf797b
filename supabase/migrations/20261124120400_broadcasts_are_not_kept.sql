-- What was broadcast would stay in `realtime.messages` for three days, also the words of a message that has been deleted since and the rows of an
-- account that has gone, and whoever joins a private topic may ask for what was told there before. So it goes a minute later, and the last of it with
-- the crowd.
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

revoke execute on function private.forget_broadcasts(interval) from public;

create or replace function private.send_due_broadcasts() returns void
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
  -- Nobody changes the mode while this is decided.
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
