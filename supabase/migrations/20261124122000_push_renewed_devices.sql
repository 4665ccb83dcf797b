-- Notes what came of messages: `sent`, `dropped`, `refused` (and not sent again), `gone` (the device no longer listens), `retry` after some
-- seconds, or `short` (too long: once more, with fewer words). A message that a later one has replaced meanwhile stays due. A device that
-- has refused ten messages in a row is removed. What a push service says is of the address that it was asked for: where the device has been
-- given another meanwhile, the message goes there.
create or replace function public.note_pushes(done jsonb, at timestamptz default clock_timestamp()) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  gone uuid[];
  listening uuid[];
  refusing uuid[];
begin
  -- Each row is held, so that no device is given another address between this and the changes.
  perform from public.push_subscriptions
  where id in (
    select subscription_id from private.push_deliveries
    where id in (select id from jsonb_to_recordset(done) as told (id bigint))
  )
  order by id for update;
  select
    array_agg(device.id) filter (where told.outcome = 'gone'),
    array_agg(device.id) filter (where told.outcome = 'sent'),
    array_agg(device.id) filter (where told.outcome = 'refused')
  into gone, listening, refusing
  from jsonb_to_recordset(done) as told (id bigint, outcome text, endpoint text)
  join private.push_deliveries as delivery on delivery.id = told.id
  join public.push_subscriptions as device on device.id = delivery.subscription_id and device.endpoint = told.endpoint;

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
  -- Those that had another address are still here.
  update private.push_deliveries as delivery set due_at = at
  from jsonb_to_recordset(done) as told (id bigint, outcome text)
  where delivery.id = told.id and told.outcome = 'gone';
end
$$;
