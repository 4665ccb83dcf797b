-- A user has twenty devices at most: the one that has been silent longest makes room for a new one.
create function private.make_room_for_device() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Two devices that are added at once wait for each other here, and count each other then. There are few locks, so that any number of users
  -- can be written in one transaction.
  perform pg_advisory_xact_lock(hashtext('push_subscriptions'), hashtext(new.user_id::text) & 63);
  delete from public.push_subscriptions where id in (
    select id from public.push_subscriptions
    where user_id = new.user_id
    -- The new one stays, also where its clock is behind.
    order by id = new.id desc, seen_at desc, created_at desc
    offset 20
  );
  return null;
end
$$;

revoke execute on function private.make_room_for_device() from public;

create trigger make_room_for_device after insert on public.push_subscriptions
  for each row execute function private.make_room_for_device();
