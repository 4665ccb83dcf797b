-- A device that a user is told on: what the browser's push service gave it, and the language it is read in.
create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- Messages are sent to this address: a named host by HTTPS, so that it leads to no machine of ours.
  endpoint text not null unique check (char_length(endpoint) <= 2000 and endpoint ~ '^https://([a-z0-9-]+\.)+[a-z]{2,}/'),
  -- The device's public key and its secret, as base64url.
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  language text not null check (language in ('nb', 'nn', 'en')),
  -- What the device is called in the list of devices.
  device text not null default '' check (char_length(device) <= 100),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  -- Refusals in a row, since the last message that arrived.
  failures integer not null default 0 check (failures >= 0)
);

create index on public.push_subscriptions (user_id);

revoke all on public.push_subscriptions from anon, authenticated;
grant select, delete on public.push_subscriptions to authenticated;
grant insert (id, user_id, endpoint, p256dh, auth, language, device, seen_at) on public.push_subscriptions to authenticated;
grant update (user_id, endpoint, p256dh, auth, language, device, seen_at) on public.push_subscriptions to authenticated;
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
