-- Presence in crowd mode: each page announces its user every two minutes, and receives the friends who are present.
-- When a user arrives, opens another match or leaves, only the user's friends are notified, except friends with a block
-- between them and the user.

-- The users whom a page has announced within five minutes. An invisible user receives the presence of friends, but the
-- friends do not receive the invisible user's presence.
create unlogged table private.present_users (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- The project's id of the match that the user has open.
  match_id text check (match_id ~ '^[0-9]{1,10}$'),
  is_visible boolean not null,
  seen_at timestamptz not null,
  -- The latest presence that the user's friends have received, and the time when it was sent.
  sent_here boolean not null default false,
  sent_match text,
  sent_at timestamptz not null default '-infinity',
  check (is_visible or match_id is null)
);

-- Whether a user seen at this time is still present. A page announces its user every two minutes, and one announcement
-- may fail.
create function private.is_recent(seen_at timestamptz) returns boolean
language sql stable
set search_path = ''
as $$
  select seen_at > now() - interval '5 minutes';
$$;

-- The number of visible users who were present at the job's last count.
create table private.presence_count (
  is_only_row boolean primary key default true check (is_only_row),
  online integer not null default 0
);

insert into private.presence_count default values;

-- Sends a change of a user's presence to the friends who are present.
create function private.send_presence(one uuid) returns void
language plpgsql security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  announced private.present_users;
begin
  update private.present_users
  set
    sent_here = is_visible and private.is_recent(seen_at),
    sent_match = case when private.is_recent(seen_at) then match_id end,
    sent_at = clock_timestamp()
  where user_id = one
    and (sent_here, sent_match)
      is distinct from (is_visible and private.is_recent(seen_at), case when private.is_recent(seen_at) then match_id end)
  returning * into announced;
  if announced.user_id is null or not private.is_crowded() then
    return;
  end if;
  perform realtime.send(
    jsonb_build_object('user_id', one, 'match_id', announced.sent_match, 'here', announced.sent_here), 'present', 'user:' || friend, true
  )
  from private.friends_of(one) as friend
  join private.present_users as listening on listening.user_id = friend
  where private.is_recent(listening.seen_at);
exception when others then
  raise warning 'The friends of % were not notified of their place: %', one, sqlerrm;
end
$$;

-- Announces that the caller is present, and which match the caller has open, if any. Returns the friends who are
-- present, and the number of users who are present.
create function public.announce_presence(open_match text default null, visible boolean default true) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  last_sent timestamptz;
begin
  if caller is null then
    raise insufficient_privilege using message = 'permission denied for function announce_presence';
  end if;
  -- A page announces its user six times a minute at most.
  perform private.spend_pace(caller, 'presence', 120, 60, 1);
  insert into private.present_users as known (user_id, match_id, is_visible, seen_at)
  values (caller, case when visible then open_match end, coalesce(visible, false), clock_timestamp())
  on conflict (user_id) do update set match_id = excluded.match_id, is_visible = excluded.is_visible, seen_at = excluded.seen_at
  returning sent_at into last_sent;
  -- If the user opens another match within five seconds, the job sends the change later. The friends of a user who
  -- leaves are notified at once.
  if visible is not true or last_sent < clock_timestamp() - interval '5 seconds' then
    perform private.send_presence(caller);
  end if;
  return jsonb_build_object(
    'friends', (
      select coalesce(jsonb_agg(jsonb_build_object('user_id', user_id, 'match_id', match_id) order by user_id), '[]')
      from private.friends_of(caller) as friend
      join private.present_users on user_id = friend
      where is_visible and private.is_recent(seen_at)
    ),
    'online', (select online from private.presence_count)
  );
end
$$;

-- The job that runs each minute. It notifies the friends of users who have left or whose change has not been sent yet,
-- deletes presences and delays that no page has announced for five minutes, and counts the visible users.
create function private.keep_presence() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  each record;
begin
  for each in
    select user_id from private.present_users
    where not private.is_recent(seen_at) or (sent_here, sent_match) is distinct from (is_visible, match_id)
    order by user_id
    for update skip locked
  loop
    perform private.send_presence(each.user_id);
  end loop;
  delete from private.present_users
  where user_id in (select user_id from private.present_users where not private.is_recent(seen_at) for update skip locked);
  delete from private.shared_delays where not private.is_recent(seen_at);
  update private.presence_count set online = (select count(*) from private.present_users where is_visible);
end
$$;

-- When a user blocks a friend, removes each of the two from the other's list of present friends.
create function private.part_presence() returns trigger
language plpgsql security definer
set search_path = ''
set timezone = 'UTC'
as $$
begin
  if private.is_crowded() then
    perform realtime.send(
      jsonb_build_object('user_id', parted.gone, 'match_id', null, 'here', false), 'present', 'user:' || parted.reader, true
    )
    from added
    cross join lateral (values (user_id, blocked_id), (blocked_id, user_id)) as parted (reader, gone)
    join private.present_users as present on present.user_id = parted.gone and present.sent_here
    where private.are_friends(added.user_id, added.blocked_id);
  end if;
  return null;
exception when others then
  raise warning 'A block reaches the friends with the next count alone: %', sqlerrm;
  return null;
end
$$;

create trigger part_presence after insert on public.user_blocks
  referencing new table as added for each statement execute function private.part_presence();

-- The delays of users who watch together: friends with the same match open all use the longest of their delays. A page
-- announces its user every 15 seconds.
create unlogged table private.shared_delays (
  user_id uuid primary key references auth.users (id) on delete cascade,
  match_id text not null check (match_id ~ '^[0-9]{1,10}$'),
  seconds integer not null check (seconds between 0 and 180),
  seen_at timestamptz not null
);

-- Announces the caller's delay in a match, or withdraws it if `seconds` is null. Returns the friends who have announced
-- a delay in that match, with their delays. A caller who withdraws gets an empty list.
create function public.share_delay(open_match text, seconds integer) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    raise insufficient_privilege using message = 'permission denied for function share_delay';
  end if;
  if share_delay.seconds is null then
    delete from private.shared_delays where user_id = caller;
    return jsonb_build_object('friends', jsonb_build_array());
  end if;
  perform private.spend_pace(caller, 'presence', 120, 60, 1);
  insert into private.shared_delays as known (user_id, match_id, seconds, seen_at)
  values (caller, open_match, share_delay.seconds, clock_timestamp())
  on conflict (user_id) do update set match_id = excluded.match_id, seconds = excluded.seconds, seen_at = excluded.seen_at;
  return jsonb_build_object('friends', (
    select coalesce(jsonb_agg(jsonb_build_object('user_id', shared.user_id, 'seconds', shared.seconds) order by shared.user_id), '[]')
    from private.friends_of(caller) as friend
    join private.shared_delays as shared on shared.user_id = friend
    where shared.match_id = open_match and private.is_recent(shared.seen_at)
  ));
end
$$;

revoke execute on function public.share_delay(text, integer) from public, anon;
grant execute on function public.share_delay(text, integer) to authenticated;

-- The number of users who are present, for `live-updates`. In crowd mode it is the job's last count. Outside crowd mode
-- pages announce no users, so the function counts the users who are subscribed to changes: realtime has a row with the
-- user's claims for each subscription.
create function public.count_present() returns integer
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if private.is_crowded() then
    return (select online from private.presence_count);
  end if;
  return (select count(distinct claims ->> 'sub') from realtime.subscription);
end
$$;

revoke execute on function
  private.is_recent(timestamptz), private.send_presence(uuid), private.keep_presence(), private.part_presence()
from public;
revoke execute on function public.announce_presence(text, boolean) from public, anon;
grant execute on function public.announce_presence(text, boolean) to authenticated;
revoke execute on function public.count_present() from public, anon, authenticated;
grant execute on function public.count_present() to service_role;
