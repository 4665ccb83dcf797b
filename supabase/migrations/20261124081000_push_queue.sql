-- What is to be sent to the devices. A new goal, card, message or invitation is queued with its row, so that nothing is lost while the
-- function is down. The function takes what is due, sends it, and notes what came of it; it alone may.
create table private.push_queue (
  id bigint primary key generated always as identity,
  kind text not null check (kind in ('event', 'message', 'invitation')),
  -- The id of its row.
  subject text not null,
  queued_at timestamptz not null default clock_timestamp(),
  unique (kind, subject)
);

-- One message to one device. A later one on the same topic takes its place while it waits.
create table private.push_deliveries (
  id bigint primary key generated always as identity,
  subscription_id uuid not null references public.push_subscriptions (id) on delete cascade,
  topic text not null,
  kind text not null,
  subject text not null,
  queued_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  -- The push service has found it too long.
  is_short boolean not null default false,
  unique (subscription_id, topic)
);

create index on private.push_deliveries (due_at);

create index on public.user_follows (entity_type, entity_id) where notifications;
create index on public.user_follows (lower(btrim(display_name))) where notifications and entity_type = 'team';

-- Asks the function to send, at once. Whatever goes wrong, the row that is told of is written, and the schedule asks again.
create function private.send_pushes() returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if to_regnamespace('net') is not null and to_regnamespace('vault') is not null then
    perform private.run_job('send-push');
  end if;
exception when others then
  raise warning 'send-push was not asked: %', sqlerrm;
end
$$;

-- The feed's own words for what is told of, and nothing that happened long before it was written.
create function private.queue_event_pushes() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.push_queue (kind, subject)
  select 'event', id from added
  where (event_type in ('GOAL', 'RED_CARD') or payload ->> 'decision' = 'GOAL_CANCELLED')
    and occurred_at > now() - interval '10 minutes'
    and exists (select from public.push_subscriptions)
  order by occurred_at, id
  on conflict do nothing;
  if found then
    perform private.send_pushes();
  end if;
  return null;
end
$$;

create trigger queue_event_pushes after insert on public.live_events_new
  referencing new table as added for each statement execute function private.queue_event_pushes();

create function private.queue_message_pushes() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.push_queue (kind, subject)
  select 'message', added.id::text from added
  join public.push_subscriptions on push_subscriptions.user_id = added.recipient_id
  on conflict do nothing;
  if found then
    perform private.send_pushes();
  end if;
  return null;
end
$$;

create trigger queue_message_pushes after insert on public.messages
  referencing new table as added for each statement execute function private.queue_message_pushes();

create function private.queue_invitation_pushes() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.push_queue (kind, subject)
  select 'invitation', added.id::text from added
  where exists (select from public.push_subscriptions)
  on conflict do nothing;
  if found then
    perform private.send_pushes();
  end if;
  return null;
end
$$;

create trigger queue_invitation_pushes after insert on public.invitations
  referencing new table as added for each statement execute function private.queue_invitation_pushes();

-- Who is told of an event: those who follow a side, by id or name, its person or the competition of its match with notifications on
-- (NOTIFY-8), want to be told of its kind, and have not muted the match.
create function private.told_of_event(subject text) returns table (user_id uuid, topic text)
language sql stable
set search_path = ''
as $$
  with event as materialized (
    select
      event.match_id,
      event.event_type = 'RED_CARD' as is_red,
      case when event.event_type = 'RED_CARD' then 'red:' || event.id else 'match:' || event.match_id end as topic,
      array[event.team_id, live.home_team_id, live.away_team_id]::text[] as teams,
      array[lower(btrim(event.team_name)), lower(btrim(event.home_team)), lower(btrim(event.away_team))] as names,
      event.person_id::text as person,
      found.summary #>> '{competition,id}' as competition
    from public.live_events_new as event
    left join public.live_matches_new as live on live.id = event.match_id
    left join public.provider_matches as found
      on found.id = case when event.match_id ~ '^[0-9]{1,9}$' then event.match_id::integer end
    where event.id = subject
  ),
  followers as (
    select follows.user_id from event
    join public.user_follows as follows on notifications and entity_type = 'team' and entity_id = any (event.teams)
    union
    select follows.user_id from event
    join public.user_follows as follows
      on notifications and entity_type = 'team' and lower(btrim(display_name)) = any (event.names) and btrim(display_name) <> ''
    union
    select follows.user_id from event
    join public.user_follows as follows on notifications and entity_type = 'player' and entity_id = event.person
    union
    select follows.user_id from event
    join public.user_follows as follows on notifications and entity_type = 'competition' and entity_id = event.competition
  )
  select followers.user_id, event.topic
  from followers
  cross join event
  left join public.push_choices as choices on choices.user_id = followers.user_id
  where coalesce(case when event.is_red then choices.red_cards else choices.goals end, true)
    and not exists (
      select from public.push_mutes as muted
      where muted.user_id = followers.user_id and muted.match_id = event.match_id
    );
$$;

-- Who is told of a message: its recipient, who has not read it and has neither muted nor blocked its sender.
create function private.told_of_message(subject text) returns table (user_id uuid, topic text)
language sql stable
set search_path = ''
as $$
  select message.recipient_id, 'message:' || message.sender_id
  from public.messages as message
  left join public.push_choices as choices on choices.user_id = message.recipient_id
  where message.id = subject::uuid
    and message.deleted_at is null
    and message.sender_id is not null
    and coalesce(choices.messages, true)
    and not exists (select from public.user_mutes where user_id = message.recipient_id and muted_id = message.sender_id)
    and not exists (select from public.user_blocks where user_id = message.recipient_id and blocked_id = message.sender_id)
    and not exists (
      select from public.message_reads
      where user_id = message.recipient_id and friend_id = message.sender_id and read_until >= message.created_at
    );
$$;

-- Who is told of an invitation: the user with its address, while it can be accepted, unless its sender is blocked.
create function private.told_of_invitation(subject text) returns table (user_id uuid, topic text)
language sql stable
set search_path = ''
as $$
  select invited.id, 'invitation:' || invitation.id
  from public.invitations as invitation
  join auth.users as invited on invited.email = invitation.recipient_email
  left join public.push_choices as choices on choices.user_id = invited.id
  where invitation.id = subject::uuid
    and invitation.status = 'pending'
    and invitation.expires_at > now()
    and invitation.sender_id <> invited.id
    and coalesce(choices.invitations, true)
    and not exists (select from public.user_blocks where user_id = invited.id and blocked_id = invitation.sender_id);
$$;

create function private.told(kind text, subject text) returns table (user_id uuid, topic text)
language sql stable
set search_path = ''
as $$
  select * from private.told_of_event(subject) where kind = 'event'
  union all
  select * from private.told_of_message(subject) where kind = 'message'
  union all
  select * from private.told_of_invitation(subject) where kind = 'invitation';
$$;

-- What a message says of its row; null once the row is gone.
create function private.push_facts(kind text, subject text) returns jsonb
language sql stable
set search_path = ''
as $$
  select case kind
    when 'event' then (
      select to_jsonb(event) || jsonb_build_object(
        'home_crest', found.summary #>> '{homeTeam,crest}', 'away_crest', found.summary #>> '{awayTeam,crest}'
      )
      from public.live_events_new as event
      left join public.provider_matches as found
        on found.id = case when event.match_id ~ '^[0-9]{1,9}$' then event.match_id::integer end
      where event.id = subject
    )
    when 'message' then (
      select jsonb_build_object(
        'id', message.id, 'sender_id', message.sender_id, 'sender_name', sender.name, 'content', message.content,
        'created_at', message.created_at
      )
      from public.messages as message
      left join public.profiles as sender on sender.user_id = message.sender_id
      where message.id = subject::uuid and message.deleted_at is null and message.sender_id is not null
    )
    when 'invitation' then (
      select jsonb_build_object('id', invitation.id, 'sender_name', sender.name, 'created_at', invitation.created_at)
      from public.invitations as invitation
      left join public.profiles as sender on sender.user_id = invitation.sender_id
      where invitation.id = subject::uuid
    )
  end;
$$;

-- The minutes since midnight on the clocks of a time zone; on Oslo's where the database does not know the zone.
create function private.minute_of_day(at timestamptz, zone text) returns integer
language plpgsql stable
set search_path = ''
as $$
begin
  return extract(hour from at at time zone zone) * 60 + extract(minute from at at time zone zone);
exception when invalid_parameter_value then
  return extract(hour from at at time zone 'Europe/Oslo') * 60 + extract(minute from at at time zone 'Europe/Oslo');
end
$$;

-- Takes what is due, for a minute: who does not note in that time what came of it sends it again. Queued rows become a message to each
-- device first, of which the latest on a topic counts.
create function public.take_pushes(most integer, at timestamptz default clock_timestamp()) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  taken jsonb;
begin
  with queued as (
    delete from private.push_queue where id in (select id from private.push_queue order by id limit 50 for update skip locked)
    returning id, kind, subject, queued_at
  )
  insert into private.push_deliveries as waiting (subscription_id, topic, kind, subject, queued_at, due_at)
  select distinct on (device.id, told.topic) device.id, told.topic, queued.kind, queued.subject, queued.queued_at, at
  from queued
  cross join lateral private.told(queued.kind, queued.subject) as told
  join public.push_subscriptions as device on device.user_id = told.user_id
  order by device.id, told.topic, queued.id desc
  on conflict (subscription_id, topic) do update set
    kind = excluded.kind, subject = excluded.subject, queued_at = excluded.queued_at, due_at = excluded.due_at,
    attempts = 0, is_short = false;

  with due as (
    select id from private.push_deliveries where due_at <= at order by due_at, id limit most for update skip locked
  ),
  claimed as (
    update private.push_deliveries as delivery
    set due_at = at + interval '1 minute', attempts = attempts + 1
    from due where delivery.id = due.id
    returning delivery.*
  )
  select jsonb_build_object(
    'now', at,
    'subjects', (
      select coalesce(jsonb_object_agg(kind || ':' || subject, private.push_facts(kind, subject)), '{}')
      from (select distinct kind, subject from claimed) as one
    ),
    'deliveries', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', claimed.id,
        'kind', claimed.kind,
        'subject', claimed.subject,
        'queuedAt', claimed.queued_at,
        'attempts', claimed.attempts,
        'isShort', claimed.is_short,
        'endpoint', device.endpoint,
        'p256dh', device.p256dh,
        'auth', device.auth,
        'language', device.language,
        'quiet', case when choices.quiet_from is not null then jsonb_build_object(
          'from', choices.quiet_from, 'until', choices.quiet_until, 'minute', private.minute_of_day(at, choices.time_zone)
        ) end
      ) order by claimed.queued_at, claimed.id), '[]')
      from claimed
      join public.push_subscriptions as device on device.id = claimed.subscription_id
      left join public.push_choices as choices on choices.user_id = device.user_id
    )
  ) into taken;
  return taken;
end
$$;

-- Notes what came of messages: `sent`, `dropped`, `refused` (and not sent again), `gone` (the device no longer listens), `retry` after some
-- seconds, or `short` (too long: once more, with fewer words). A message that a later one has replaced meanwhile stays due. A device that
-- has refused ten messages in a row is removed.
create function public.note_pushes(done jsonb, at timestamptz default clock_timestamp()) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  gone uuid[];
  listening uuid[];
  refusing uuid[];
begin
  select
    array_agg(delivery.subscription_id) filter (where told.outcome = 'gone'),
    array_agg(delivery.subscription_id) filter (where told.outcome = 'sent'),
    array_agg(delivery.subscription_id) filter (where told.outcome = 'refused')
  into gone, listening, refusing
  from jsonb_to_recordset(done) as told (id bigint, outcome text)
  join private.push_deliveries as delivery on delivery.id = told.id;

  delete from public.push_subscriptions where id = any (gone);
  update public.push_subscriptions set failures = 0 where failures > 0 and id = any (listening);
  update public.push_subscriptions set failures = failures + 1 where id = any (refusing);
  delete from public.push_subscriptions where failures >= 10 and id = any (refusing);

  delete from private.push_deliveries as delivery
  using jsonb_to_recordset(done) as told (id bigint, subject text, outcome text)
  where delivery.id = told.id and delivery.subject = told.subject and told.outcome in ('sent', 'dropped', 'refused');
  update private.push_deliveries as delivery
  set due_at = at + make_interval(secs => coalesce(told.seconds, 0)), is_short = delivery.is_short or told.outcome = 'short'
  from jsonb_to_recordset(done) as told (id bigint, subject text, outcome text, seconds double precision)
  where delivery.id = told.id and delivery.subject = told.subject and told.outcome in ('retry', 'short');
end
$$;

-- Whether something waits to be sent.
create function private.is_push_due(at timestamptz default now()) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from private.push_queue) or exists (select from private.push_deliveries where due_at <= at);
$$;

-- Mutes a match for the user of a device, which has no token while the app is closed: its address and secret stand for it.
create function public.mute_pushed_match(device_endpoint text, device_auth text, muted_match text) returns void
language sql security definer
set search_path = ''
as $$
  insert into public.push_mutes (user_id, match_id)
  select user_id, muted_match from public.push_subscriptions where endpoint = device_endpoint and auth = device_auth
  on conflict do nothing;
$$;

-- A browser has given a device a new address and keys: the old ones stand for it.
create function public.renew_push_subscription(
  old_endpoint text, old_auth text, new_endpoint text, new_p256dh text, new_auth text
) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if new_endpoint <> old_endpoint and exists (select from public.push_subscriptions where endpoint = new_endpoint) then
    -- The app has told of it already.
    delete from public.push_subscriptions where endpoint = old_endpoint and auth = old_auth;
    return;
  end if;
  update public.push_subscriptions
  set endpoint = new_endpoint, p256dh = new_p256dh, auth = new_auth, seen_at = now(), failures = 0
  where endpoint = old_endpoint and auth = old_auth;
end
$$;

-- Removes what nobody shows any more, as before, and mutes of matches of the week before.
create or replace function public.remove_old(at timestamptz default clock_timestamp()) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  old text[];
begin
  select coalesce(array_agg(id), '{}') into old from public.live_matches_new where utc_kickoff < at - interval '3 days';
  delete from public.live_events_new where match_id = any (old);
  delete from public.match_state where id = any (old);
  delete from private.feed_matches where id = any (old);
  delete from public.live_matches_new where id = any (old);
  delete from private.fantasy_wishes where wished_at < at - interval '1 day';
  delete from private.provider_calls where asked_at < at - interval '30 days';
  delete from private.job_leases where expires_at < at - interval '1 day';
  delete from public.push_mutes where created_at < at - interval '7 days';
  delete from private.push_queue where queued_at < at - interval '1 day';
  return jsonb_build_object('matches', cardinality(old));
end
$$;

revoke execute on function
  private.send_pushes(),
  private.queue_event_pushes(),
  private.queue_message_pushes(),
  private.queue_invitation_pushes(),
  private.told_of_event(text),
  private.told_of_message(text),
  private.told_of_invitation(text),
  private.told(text, text),
  private.push_facts(text, text),
  private.minute_of_day(timestamptz, text),
  private.is_push_due(timestamptz)
from public;
revoke execute on function public.take_pushes(integer, timestamptz), public.note_pushes(jsonb, timestamptz) from public, anon, authenticated;
grant execute on function public.take_pushes(integer, timestamptz), public.note_pushes(jsonb, timestamptz) to service_role;
revoke execute on function
  public.mute_pushed_match(text, text, text),
  public.renew_push_subscription(text, text, text, text, text)
from public;
grant execute on function
  public.mute_pushed_match(text, text, text),
  public.renew_push_subscription(text, text, text, text, text)
to anon, authenticated, service_role;

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null or to_regnamespace('net') is null then
    raise notice 'Without pg_cron and pg_net no push is sent';
    return;
  end if;
  perform cron.schedule('send-push', '5 seconds', $job$select private.run_job('send-push') where private.is_push_due()$job$);
end
$$;
