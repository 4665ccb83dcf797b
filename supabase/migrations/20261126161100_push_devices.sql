-- A device that shows a user's push messages: its subscription at the browser's push service, and the user's language.
create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The push endpoint: an HTTPS address whose host is a domain name and not an IP address, so that it cannot name a
  -- machine of ours. The host has no Punycode label: no browser's push service uses one, and an invalid label such as
  -- `xn--a` makes the address unparseable.
  endpoint text not null unique check (
    char_length(endpoint) <= 2000
    and endpoint ~ '^https://([a-z0-9-]+\.)+[a-z]{2,}/'
    and endpoint !~ '^https://([a-z0-9-]+\.)*xn--'
  ),
  -- The keys of the browser's subscription, as base64url: the public key and the secret.
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  language text not null check (language in ('nb', 'nn', 'en')),
  -- The name of the device in the list of devices.
  device text not null default '' check (char_length(device) <= 100),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  -- How many messages the push service has refused in a row since the last delivered message.
  failures integer not null default 0 check (failures >= 0),
  -- How many seconds the picture of the device's user is behind the pitch. Messages about matches to this device are
  -- delayed by the same time.
  delay_seconds smallint not null default 0 check (delay_seconds between 0 and 180),
  -- The same for messages from friends; 0 unless the user has chosen that these wait too (KNOWN-13).
  message_delay_seconds smallint not null default 0 check (message_delay_seconds between 0 and 180)
);

create index on public.push_subscriptions (user_id);

create trigger keep_write_pace_of_new after insert on public.push_subscriptions
  referencing new table as added for each statement execute function private.keep_write_pace('devices', 30);

create trigger keep_write_pace_of_changed after update on public.push_subscriptions
  referencing new table as added for each statement execute function private.keep_write_pace('devices', 30);

revoke all on public.push_subscriptions from anon, authenticated;
grant select, delete on public.push_subscriptions to authenticated;
grant insert (id, user_id, endpoint, p256dh, auth, language, device, seen_at, delay_seconds, message_delay_seconds) on public.push_subscriptions to authenticated;
grant update (user_id, endpoint, p256dh, auth, language, device, seen_at, delay_seconds, message_delay_seconds) on public.push_subscriptions to authenticated;
grant all on public.push_subscriptions to service_role;

alter table public.push_subscriptions enable row level security;

create policy "spectators see their own devices" on public.push_subscriptions
  for select to authenticated using ((select auth.uid()) = user_id);

create policy "spectators add their own devices" on public.push_subscriptions
  for insert to authenticated with check ((select auth.uid()) = user_id);

create policy "spectators renew their own devices" on public.push_subscriptions
  for update to authenticated using ((select auth.uid()) = user_id);

create policy "spectators remove their own devices" on public.push_subscriptions
  for delete to authenticated using ((select auth.uid()) = user_id);

-- A user has at most twenty devices: a new device replaces the device that has been inactive longest.
create function private.make_room_for_device() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- A second device that is added at the same time waits here until the first is written, and counts it. There are only
  -- 64 locks, so that one transaction can write rows of any number of users.
  perform pg_advisory_xact_lock(hashtext('push_subscriptions'), hashtext(new.user_id::text) & 63);
  delete from public.push_subscriptions where id in (
    select id from public.push_subscriptions
    where user_id = new.user_id
    -- The new device stays, even if its clock is behind.
    order by id = new.id desc, seen_at desc, created_at desc
    offset 20
  );
  return null;
end
$$;

create trigger make_room_for_device after insert on public.push_subscriptions
  for each row execute function private.make_room_for_device();

-- The kinds of push messages that a user wants, and the quiet hours. The user's follows determine which teams the
-- messages are about.
create table public.push_choices (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  goals boolean not null default true,
  red_cards boolean not null default true,
  messages boolean not null default true,
  invitations boolean not null default true,
  -- The quiet hours, in minutes since midnight in the user's time zone; they may pass midnight. Either both are set or
  -- neither.
  quiet_from integer check (quiet_from between 0 and 1439),
  quiet_until integer check (quiet_until between 0 and 1439),
  time_zone text not null default 'Europe/Oslo' check (time_zone ~ '^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$' and char_length(time_zone) <= 64),
  check ((quiet_from is null) = (quiet_until is null) and (quiet_from is null or quiet_from <> quiet_until))
);

create trigger keep_write_pace_of_new after insert on public.push_choices
  referencing new table as added for each statement execute function private.keep_write_pace('devices', 30);

create trigger keep_write_pace_of_changed after update on public.push_choices
  referencing new table as added for each statement execute function private.keep_write_pace('devices', 30);

revoke all on public.push_choices from anon, authenticated;
grant select on public.push_choices to authenticated;
grant insert (user_id, goals, red_cards, messages, invitations, quiet_from, quiet_until, time_zone),
  update (user_id, goals, red_cards, messages, invitations, quiet_from, quiet_until, time_zone)
  on public.push_choices to authenticated;
grant all on public.push_choices to service_role;

alter table public.push_choices enable row level security;

create policy "spectators see what they are notified of" on public.push_choices
  for select to authenticated using ((select auth.uid()) = user_id);

create policy "spectators choose what they are notified of" on public.push_choices
  for insert to authenticated with check ((select auth.uid()) = user_id);

create policy "spectators change what they are notified of" on public.push_choices
  for update to authenticated using ((select auth.uid()) = user_id);

-- A match for which a user wants no push messages. Instead of a match the row may name a team, a competition or a day
-- whose results the user hides, by the key of a `HiddenGroup` of the package domain: `team:900001`, `competition:2106`
-- or `day:2026-11-21`.
create table public.push_mutes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  match_id text not null check (char_length(match_id) between 1 and 64),
  created_at timestamptz not null default now(),
  unique (user_id, match_id)
);

create trigger refuse_full_list after insert on public.push_mutes
  referencing new table as added for each statement execute function private.refuse_full_list(500);

create trigger keep_write_pace_of_new after insert on public.push_mutes
  referencing new table as added for each statement execute function private.keep_write_pace('lists', 600);

revoke all on public.push_mutes from anon, authenticated;
grant select, delete on public.push_mutes to authenticated;
grant insert (id, user_id, match_id) on public.push_mutes to authenticated;
grant all on public.push_mutes to service_role;

alter table public.push_mutes enable row level security;

create policy "spectators see which matches they have muted" on public.push_mutes
  for select to authenticated using ((select auth.uid()) = user_id);

create policy "spectators mute matches" on public.push_mutes
  for insert to authenticated with check ((select auth.uid()) = user_id);

create policy "spectators unmute matches" on public.push_mutes
  for delete to authenticated using ((select auth.uid()) = user_id);

-- Mutes a match for the user of a device. The device has no token while the app is closed, so its endpoint and secret
-- identify the user.
create function public.mute_pushed_match(device_endpoint text, device_auth text, muted_match text) returns void
language sql security definer
set search_path = ''
as $$
  insert into public.push_mutes (user_id, match_id)
  select user_id, muted_match from public.push_subscriptions where endpoint = device_endpoint and auth = device_auth
  on conflict do nothing;
$$;

-- Replaces the endpoint and keys of a device after its browser has changed them. The old endpoint and secret identify
-- the device.
create function public.renew_push_subscription(
  old_endpoint text, old_auth text, new_endpoint text, new_p256dh text, new_auth text
) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if new_endpoint <> old_endpoint and exists (select from public.push_subscriptions where endpoint = new_endpoint) then
    -- The app has already stored the new endpoint.
    delete from public.push_subscriptions where endpoint = old_endpoint and auth = old_auth;
    return;
  end if;
  update public.push_subscriptions
  set endpoint = new_endpoint, p256dh = new_p256dh, auth = new_auth, seen_at = now(), failures = 0
  where endpoint = old_endpoint and auth = old_auth;
end
$$;

revoke execute on function private.make_room_for_device() from public;
revoke execute on function
  public.mute_pushed_match(text, text, text),
  public.renew_push_subscription(text, text, text, text, text)
from public;
grant execute on function
  public.mute_pushed_match(text, text, text),
  public.renew_push_subscription(text, text, text, text, text)
to anon, authenticated, service_role;
