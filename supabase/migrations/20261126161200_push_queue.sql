-- The push messages to send. A new goal, card, message or invitation is queued in the transaction that writes its row,
-- so that nothing is lost while the function `send-push` is down. Only that function may take due messages, and it
-- records the result of each.
create table private.push_queue (
  id bigint primary key generated always as identity,
  kind text not null check (kind in ('event', 'message', 'invitation')),
  -- The id of the row that the message is about.
  subject text not null,
  queued_at timestamptz not null default clock_timestamp(),
  unique (kind, subject)
);

-- The messages to devices. Of the due messages to a device on one topic, only the latest is sent.
create table private.push_deliveries (
  id bigint primary key generated always as identity,
  subscription_id uuid not null references public.push_subscriptions (id) on delete cascade,
  topic text not null,
  kind text not null,
  subject text not null,
  queued_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  -- Whether the message must be sent in a short form, because the push service has refused it as too long.
  is_short boolean not null default false,
  -- The time of the event: a score that is written late must not replace a later score that waits.
  happened_at timestamptz not null default now(),
  unique (subscription_id, topic, subject)
);

create index on private.push_deliveries (due_at);

-- Calls the function `send-push` at once. If the call fails, the row that the message is about is still written, and
-- the schedule calls again.
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

-- Queues goals, red cards and their corrections, which it recognises by the event types that the feed writes. An event
-- that happened more than ten minutes ago is not queued.
create function private.queue_event_pushes() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.push_queue (kind, subject)
  select 'event', id from added
  where (event_type in ('GOAL', 'RED_CARD', 'CARD_CANCELLED') or payload ->> 'decision' = 'GOAL_CANCELLED')
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

-- The users to notify of an event, out of the given users, or out of all users if `users` is null. Each of them meets
-- three conditions. The user follows, with notifications on (NOTIFY-8), a team of the match (by id or name), its
-- competition or the event's player, and the follow covers the kind of the event (NOTIFY-35). The user wants push
-- messages of that kind. The user has muted neither the match nor its teams, competition or day. The correction of a
-- red card has the same topic as the card, so that it cancels a message about the card that still waits.
create function private.notified_of_event(subject text, users uuid[]) returns table (user_id uuid, topic text, happened_at timestamptz)
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
begin
  return query
  with event as materialized (
    select
      event.match_id,
      event.occurred_at,
      event.event_type in ('RED_CARD', 'CARD_CANCELLED') as is_red,
      case when event.event_type in ('RED_CARD', 'CARD_CANCELLED') then 'red_cards' else 'goals' end as kind,
      case event.event_type
        when 'RED_CARD' then 'red:' || event.id
        when 'CARD_CANCELLED' then 'red:' || coalesce(event.payload ->> 'cancels', event.id)
        else 'match:' || event.match_id
      end as topic,
      array[event.team_id, live.home_team_id, live.away_team_id]::text[] as teams,
      array[private.fold_name(event.team_name), private.fold_name(event.home_team), private.fold_name(event.away_team)] as names,
      event.person_id::text as person,
      found.summary #>> '{competition,id}' as competition,
      (coalesce(live.utc_kickoff, event.occurred_at) at time zone 'Europe/Oslo')::date::text as day
    from public.live_events_new as event
    left join public.live_matches_new as live on live.id = event.match_id
    left join public.provider_matches as found
      on found.id = case when event.match_id ~ '^[0-9]{1,10}$' then event.match_id::bigint end
    where event.id = subject
  ),
  notified as not materialized (
    select * from public.user_follows where notifications and (users is null or user_id = any (users))
  ),
  follows as (
    select user_id, entity_type, entity_id from event
    join notified on entity_type = 'team' and btrim(entity_id) = any (event.teams)
    union
    select user_id, entity_type, entity_id from event
    join notified on entity_type = 'team' and private.fold_name(display_name) = any (event.names) and private.fold_name(display_name) <> ''
    union
    select user_id, entity_type, entity_id from event
    join notified on entity_type = 'player' and btrim(entity_id) = event.person
    union
    select user_id, entity_type, entity_id from event
    join notified on entity_type = 'competition' and btrim(entity_id) = event.competition
  ),
  followers as (
    select distinct follows.user_id from event
    cross join follows
    left join public.follow_kinds as chosen
      on chosen.user_id = follows.user_id and chosen.entity_type = follows.entity_type and chosen.entity_id = btrim(follows.entity_id)
    where coalesce(chosen.kinds, 'both') in ('both', event.kind)
  )
  select followers.user_id, event.topic, event.occurred_at
  from followers
  cross join event
  left join public.push_choices as choices on choices.user_id = followers.user_id
  where coalesce(case when event.is_red then choices.red_cards else choices.goals end, true)
    and not exists (
      select from public.push_mutes as muted
      where muted.user_id = followers.user_id and (
        muted.match_id in (event.match_id, 'competition:' || event.competition, 'day:' || event.day)
        or muted.match_id = any (select 'team:' || team from unnest(event.teams) as team)
      )
    );
end
$$;

-- Returns the recipient of a friend's message, if the recipient wants push messages about such messages, has not read
-- the message, and has neither muted nor blocked its sender.
create function private.notified_of_message(subject text, users uuid[]) returns table (user_id uuid, topic text, happened_at timestamptz)
language sql stable
set search_path = ''
as $$
  select message.recipient_id, 'message:' || message.sender_id, message.created_at
  from public.messages as message
  left join public.push_choices as choices on choices.user_id = message.recipient_id
  where message.id = subject::uuid
    and (users is null or message.recipient_id = any (users))
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

-- Returns the user whose address was invited, if that user wants push messages about invitations, can still accept the
-- invitation, and has not blocked its sender.
create function private.notified_of_invitation(subject text, users uuid[]) returns table (user_id uuid, topic text, happened_at timestamptz)
language sql stable
set search_path = ''
as $$
  select invited.id, 'invitation:' || invitation.id, invitation.created_at
  from public.invitations as invitation
  join auth.users as invited on invited.email = invitation.recipient_email
  left join public.push_choices as choices on choices.user_id = invited.id
  where invitation.id = subject::uuid
    and (users is null or invited.id = any (users))
    and invitation.status = 'pending'
    and invitation.expires_at > now()
    and invitation.sender_id <> invited.id
    and coalesce(choices.invitations, true)
    and not exists (select from public.user_blocks where user_id = invited.id and blocked_id = invitation.sender_id);
$$;

create function private.notified(kind text, subject text, users uuid[]) returns table (user_id uuid, topic text, happened_at timestamptz)
language sql stable
set search_path = ''
as $$
  select * from private.notified_of_event(subject, users) where kind = 'event'
  union all
  select * from private.notified_of_message(subject, users) where kind = 'message'
  union all
  select * from private.notified_of_invitation(subject, users) where kind = 'invitation';
$$;

-- The content of a push message about a row; null once the row is deleted. The content about a friend's message
-- includes the recipient's hidden words, so that `send-push` can hide them as the chats do.
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
        on found.id = case when event.match_id ~ '^[0-9]{1,10}$' then event.match_id::bigint end
      where event.id = subject
    )
    when 'message' then (
      select jsonb_build_object(
        'id', message.id, 'sender_id', message.sender_id, 'sender_name', sender.name, 'content', message.content,
        'created_at', message.created_at,
        'hidden_words', (
          select coalesce(jsonb_agg(word), '[]') from public.hidden_words where user_id = message.recipient_id
        )
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

-- The minutes since midnight in a time zone; in Oslo if the database does not know the zone.
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

-- Turns queued rows into a message for each device, and then takes the due messages for a minute. A message whose
-- result is not recorded within that minute is due again. Of the due messages to a device on one topic, only the message
-- about the latest event is kept. A correction deletes the unsent message about its goal or red card, and is then sent
-- itself only if a later score is sent as well (PUSH-3). A message is deleted if its user has ended the follow,
-- has muted the match or the sender, has blocked the sender, has read the message, or has switched off its kind. Each
-- taken message contains the id of its user, because another user may have signed in on the device since.
create function public.take_pushes(most integer, at timestamptz default clock_timestamp()) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  corrections bigint[];
  due bigint[];
  still_notified bigint[];
  taken jsonb;
begin
  with queued as (
    delete from private.push_queue where id in (select id from private.push_queue order by id limit 50 for update skip locked)
    returning id, kind, subject, queued_at
  ),
  added as (
    insert into private.push_deliveries (subscription_id, topic, kind, subject, happened_at, queued_at, due_at)
    select device.id, notified.topic, queued.kind, queued.subject, notified.happened_at, queued.queued_at, delayed.due_at
    from queued
    cross join lateral private.notified(queued.kind, queued.subject, null) as notified
    join public.push_subscriptions as device on device.user_id = notified.user_id
    cross join lateral (
      select at + make_interval(secs => case queued.kind
        when 'event' then device.delay_seconds
        when 'message' then device.message_delay_seconds
        else 0
      end) as due_at
    ) as delayed
    where not exists (
      select from private.push_deliveries as later
      where later.subscription_id = device.id and later.topic = notified.topic
        and later.happened_at > notified.happened_at and (later.attempts > 0 or later.due_at <= delayed.due_at)
    )
    order by queued.id
    on conflict do nothing
    returning id, kind, subject
  )
  select array_agg(added.id) into corrections
  from added
  join public.live_events_new as event on added.kind = 'event' and event.id = added.subject
  where event.payload ?| array['goal', 'cancels'];

  with cancelled as (
    delete from private.push_deliveries as waiting
    using private.push_deliveries as correction, public.live_events_new as event
    where correction.id = any (corrections) and event.id = correction.subject
      and waiting.subject = coalesce(event.payload ->> 'goal', event.payload ->> 'cancels') and waiting.attempts = 0
      and waiting.subscription_id = correction.subscription_id and waiting.topic = correction.topic
    returning waiting.id, waiting.happened_at, waiting.subscription_id, waiting.topic, correction.id as correction
  )
  delete from private.push_deliveries as correction using cancelled
  where correction.id = cancelled.correction and not exists (
    select from private.push_deliveries as later
    where later.subscription_id = cancelled.subscription_id and later.topic = cancelled.topic
      and later.happened_at >= cancelled.happened_at and later.id not in (cancelled.id, correction.id)
  );

  loop
    select array_agg(id) into due from (
      select id from private.push_deliveries where due_at <= at order by due_at, id limit most for update skip locked
    ) as next;
    exit when due is null;
    delete from private.push_deliveries as earlier
    using private.push_deliveries as next, private.push_deliveries as later
    where next.id = any (due) and later.due_at <= at
      and earlier.subscription_id = next.subscription_id and earlier.topic = next.topic
      and later.subscription_id = next.subscription_id and later.topic = next.topic
      and (later.happened_at, later.id) > (earlier.happened_at, earlier.id);
    -- Materialized, so that the users of each row are looked up once, not once for each device.
    with notified as materialized (
      select one.kind, one.subject, notified.user_id
      from (
        select delivery.kind, delivery.subject, array_agg(distinct device.user_id) as users
        from private.push_deliveries as delivery
        join public.push_subscriptions as device on device.id = delivery.subscription_id
        where delivery.id = any (due)
        group by delivery.kind, delivery.subject
      ) as one
      cross join lateral private.notified(one.kind, one.subject, one.users) as notified
    )
    select array_agg(delivery.id) into still_notified
    from private.push_deliveries as delivery
    join public.push_subscriptions as device on device.id = delivery.subscription_id
    join notified on notified.user_id = device.user_id and notified.kind = delivery.kind and notified.subject = delivery.subject
    where delivery.id = any (due);
    delete from private.push_deliveries where id = any (due) and id <> all (coalesce(still_notified, '{}'));
    exit when still_notified is not null;
  end loop;

  with claimed as (
    update private.push_deliveries as delivery
    set due_at = at + interval '1 minute', attempts = attempts + 1
    where delivery.id = any (still_notified)
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
        'user', device.user_id,
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

-- Records the results of messages: `sent`, `dropped`, `refused` (not sent again), `gone` (the device is no longer
-- subscribed), `retry` (sent again after some seconds), or `short` (too long, and sent again in a shorter form). A device
-- is removed after ten refused messages in a row. `sent`, `refused` and `gone` count for a device only if it still has
-- the endpoint that the message was sent to; otherwise a message that is `gone` is sent again, to the new endpoint.
create function public.note_pushes(done jsonb, at timestamptz default clock_timestamp()) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  gone uuid[];
  listening uuid[];
  refusing uuid[];
begin
  -- Locks the devices, so that no device gets a new endpoint between this statement and the changes below.
  perform from public.push_subscriptions
  where id in (
    select subscription_id from private.push_deliveries
    where id in (select id from jsonb_to_recordset(done) as result (id bigint))
  )
  order by id for update;
  select
    array_agg(device.id) filter (where result.outcome = 'gone'),
    array_agg(device.id) filter (where result.outcome = 'sent'),
    array_agg(device.id) filter (where result.outcome = 'refused')
  into gone, listening, refusing
  from jsonb_to_recordset(done) as result (id bigint, outcome text, endpoint text)
  join private.push_deliveries as delivery on delivery.id = result.id
  join public.push_subscriptions as device on device.id = delivery.subscription_id and device.endpoint = result.endpoint;

  delete from public.push_subscriptions where id = any (gone);
  update public.push_subscriptions set failures = 0 where failures > 0 and id = any (listening);
  update public.push_subscriptions set failures = failures + 1 where id = any (refusing);
  delete from public.push_subscriptions where failures >= 10 and id = any (refusing);

  delete from private.push_deliveries as delivery
  using jsonb_to_recordset(done) as result (id bigint, outcome text)
  where delivery.id = result.id and result.outcome in ('sent', 'dropped', 'refused');
  update private.push_deliveries as delivery
  set due_at = at + make_interval(secs => coalesce(result.seconds, 0)), is_short = delivery.is_short or result.outcome = 'short'
  from jsonb_to_recordset(done) as result (id bigint, outcome text, seconds double precision)
  where delivery.id = result.id and result.outcome in ('retry', 'short');
  -- `gone`: the old endpoint no longer exists. A device that still has it was deleted above, with its messages. Any
  -- message that is left belongs to a device with a new endpoint: it is due at once, and is sent there.
  update private.push_deliveries as delivery set due_at = at
  from jsonb_to_recordset(done) as result (id bigint, outcome text)
  where delivery.id = result.id and result.outcome = 'gone';
end
$$;

-- Whether `send-push` has work: a queued row, or a message that is due.
create function private.is_push_due(at timestamptz default now()) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from private.push_queue) or exists (select from private.push_deliveries where due_at <= at);
$$;

revoke execute on function
  private.send_pushes(),
  private.queue_event_pushes(),
  private.queue_message_pushes(),
  private.queue_invitation_pushes(),
  private.notified_of_event(text, uuid[]),
  private.notified_of_message(text, uuid[]),
  private.notified_of_invitation(text, uuid[]),
  private.notified(text, text, uuid[]),
  private.push_facts(text, text),
  private.minute_of_day(timestamptz, text),
  private.is_push_due(timestamptz)
from public;
revoke execute on function public.take_pushes(integer, timestamptz), public.note_pushes(jsonb, timestamptz) from public, anon, authenticated;
grant execute on function public.take_pushes(integer, timestamptz), public.note_pushes(jsonb, timestamptz) to service_role;
