-- Takes what is due, for a minute: who does not note in that time what came of it sends it again. Queued rows become a message to each
-- device first, of which the one about what happened last counts on a topic. What its user is told of no longer is left out. Each says whom it is
-- for: another may have signed in on the device meanwhile.
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
