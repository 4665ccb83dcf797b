-- A message that waits is not sent once its recipient is told of it no longer: who has unfollowed, muted, blocked, read or switched off
-- meanwhile is not told. And a score that is written late does not take the place of a later one that waits.
alter table private.push_deliveries add column happened_at timestamptz not null default now();

drop function private.told(text, text);
drop function private.told_of_event(text);
drop function private.told_of_message(text);
drop function private.told_of_invitation(text);

-- Who is told of an event, of some users, or of all where these are null: those who follow a side, by id or name, its person or the
-- competition of its match with notifications on (NOTIFY-8), by a follow that tells of its kind (NOTIFY-35), want its kind on their devices,
-- and have not muted the match.
create function private.told_of_event(subject text, users uuid[]) returns table (user_id uuid, topic text, happened_at timestamptz)
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
      event.event_type = 'RED_CARD' as is_red,
      case when event.event_type = 'RED_CARD' then 'red_cards' else 'goals' end as kind,
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
  notified as not materialized (
    select * from public.user_follows where notifications and (users is null or user_id = any (users))
  ),
  follows as (
    select user_id, entity_type, entity_id from event
    join notified on entity_type = 'team' and btrim(entity_id) = any (event.teams)
    union
    select user_id, entity_type, entity_id from event
    join notified on entity_type = 'team' and lower(btrim(display_name)) = any (event.names) and btrim(display_name) <> ''
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
      where muted.user_id = followers.user_id and muted.match_id = event.match_id
    );
end
$$;

-- Who is told of a message: its recipient, who has not read it and has neither muted nor blocked its sender.
create function private.told_of_message(subject text, users uuid[]) returns table (user_id uuid, topic text, happened_at timestamptz)
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

-- Who is told of an invitation: the user with its address, while it can be accepted, unless its sender is blocked.
create function private.told_of_invitation(subject text, users uuid[]) returns table (user_id uuid, topic text, happened_at timestamptz)
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

create function private.told(kind text, subject text, users uuid[]) returns table (user_id uuid, topic text, happened_at timestamptz)
language sql stable
set search_path = ''
as $$
  select * from private.told_of_event(subject, users) where kind = 'event'
  union all
  select * from private.told_of_message(subject, users) where kind = 'message'
  union all
  select * from private.told_of_invitation(subject, users) where kind = 'invitation';
$$;

-- Takes what is due, for a minute: who does not note in that time what came of it sends it again. Queued rows become a message to each
-- device first, of which the one about what happened last counts on a topic. What its user is told of no longer is left out.
create or replace function public.take_pushes(most integer, at timestamptz default clock_timestamp()) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  due bigint[];
  still_told bigint[];
  taken jsonb;
begin
  with queued as (
    delete from private.push_queue where id in (select id from private.push_queue order by id limit 50 for update skip locked)
    returning id, kind, subject, queued_at
  )
  insert into private.push_deliveries as waiting (subscription_id, topic, kind, subject, happened_at, queued_at, due_at)
  select distinct on (device.id, told.topic)
    device.id, told.topic, queued.kind, queued.subject, told.happened_at, queued.queued_at, at
  from queued
  cross join lateral private.told(queued.kind, queued.subject, null) as told
  join public.push_subscriptions as device on device.user_id = told.user_id
  order by device.id, told.topic, told.happened_at desc, queued.id desc
  on conflict (subscription_id, topic) do update set
    kind = excluded.kind, subject = excluded.subject, happened_at = excluded.happened_at, queued_at = excluded.queued_at,
    due_at = excluded.due_at, attempts = 0, is_short = false
  where waiting.happened_at <= excluded.happened_at;

  loop
    select array_agg(id) into due from (
      select id from private.push_deliveries where due_at <= at order by due_at, id limit most for update skip locked
    ) as next;
    exit when due is null;
    -- Materialized, so that each row is asked for once, not once for each device.
    with told as materialized (
      select one.kind, one.subject, told.user_id
      from (
        select delivery.kind, delivery.subject, array_agg(distinct device.user_id) as users
        from private.push_deliveries as delivery
        join public.push_subscriptions as device on device.id = delivery.subscription_id
        where delivery.id = any (due)
        group by delivery.kind, delivery.subject
      ) as one
      cross join lateral private.told(one.kind, one.subject, one.users) as told
    )
    select array_agg(delivery.id) into still_told
    from private.push_deliveries as delivery
    join public.push_subscriptions as device on device.id = delivery.subscription_id
    join told on told.user_id = device.user_id and told.kind = delivery.kind and told.subject = delivery.subject
    where delivery.id = any (due);
    delete from private.push_deliveries where id = any (due) and id <> all (coalesce(still_told, '{}'));
    exit when still_told is not null;
  end loop;

  with claimed as (
    update private.push_deliveries as delivery
    set due_at = at + interval '1 minute', attempts = attempts + 1
    where delivery.id = any (still_told)
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

revoke execute on function
  private.told_of_event(text, uuid[]),
  private.told_of_message(text, uuid[]),
  private.told_of_invitation(text, uuid[]),
  private.told(text, text, uuid[])
from public;
