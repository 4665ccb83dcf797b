create table public.friendships (
  id uuid primary key default gen_random_uuid(),
  user1_id uuid not null references auth.users (id) on delete cascade,
  user2_id uuid not null references auth.users (id) on delete cascade,
  -- Whether user 1 has starred user 2. The next column says whether user 2 has starred user 1.
  is_star_friend_user1 boolean not null default false,
  is_star_friend_user2 boolean not null default false,
  created_at timestamptz not null default now(),
  unique (user1_id, user2_id),
  -- The two ids are in sorted order, so that two people can be friends only once.
  check (user1_id < user2_id)
);

create index on public.friendships (user2_id);

-- The replica identity contains both friends, so each of them can listen for deletions with a filter on their own id.
create unique index friendships_replica_identity on public.friendships (id, user1_id, user2_id);
alter table public.friendships replica identity using index friendships_replica_identity;

create trigger keep_write_pace_of_changed after update on public.friendships
  referencing new table as added for each statement execute function private.keep_write_pace('stars', 60);

revoke all on public.friendships from anon, authenticated;
grant select, delete on public.friendships to authenticated;
grant update (is_star_friend_user1, is_star_friend_user2) on public.friendships to authenticated;
grant all on public.friendships to service_role;

alter table public.friendships enable row level security;

create policy "friends see their friendship" on public.friendships
  for select to authenticated using ((select auth.uid()) in (user1_id, user2_id));

create policy "friends star each other" on public.friendships
  for update to authenticated using ((select auth.uid()) in (user1_id, user2_id));

create policy "friends end their friendship" on public.friendships
  for delete to authenticated using ((select auth.uid()) in (user1_id, user2_id));

alter publication supabase_realtime add table public.friendships;

-- A policy sees the row either before or after a change, never both. Therefore a trigger refuses a change of the other
-- friend's star.
create function private.keep_the_others_star() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (auth.uid() = old.user1_id and new.is_star_friend_user2 <> old.is_star_friend_user2)
    or (auth.uid() = old.user2_id and new.is_star_friend_user1 <> old.is_star_friend_user1)
  then
    raise insufficient_privilege using message = 'permission denied for table friendships';
  end if;
  return new;
end
$$;

create trigger keep_the_others_star before update on public.friendships
  for each row execute function private.keep_the_others_star();

-- Whether two people are friends, for policies of other tables. The function sees all friendships, whoever calls it.
create function private.are_friends(one uuid, other uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.friendships
    where user1_id = least(one, other) and user2_id = greatest(one, other)
  );
$$;

revoke execute on function private.are_friends(uuid, uuid) from public;
grant execute on function private.are_friends(uuid, uuid) to authenticated, service_role;

create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  sender_id uuid not null references auth.users (id) on delete cascade,
  recipient_email text not null check (recipient_email = lower(btrim(recipient_email))),
  -- True when the sender invited a user by id, and so does not know the address.
  by_id boolean not null default false,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined')),
  token text not null unique default gen_random_uuid()::text,
  expires_at timestamptz not null default now() + interval '7 days',
  created_at timestamptz not null default now(),
  -- When the recipient declined. An invitation that was stored as declined from the start, because it was unwanted, has
  -- no such moment: the recipient has not answered it.
  declined_at timestamptz
);

create index on public.invitations (recipient_email);
create index on public.invitations (sender_id);

create function private.note_refusal() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.declined_at := now();
  return new;
end
$$;

revoke execute on function private.note_refusal() from public;

create trigger note_refusal before update of status on public.invitations
  for each row when (old.status = 'pending' and new.status = 'declined') execute function private.note_refusal();

-- Adds an invitation and returns its token. Refuses a second invitation to an address while the first is neither
-- accepted nor expired (PT409), a sender's fifty-first invitation within a day (PT429, with the seconds to wait), and an invitation of a sender
-- whom an administrator has shut out of writing (PT423), because its mail has the sender's name. A declined invitation
-- counts too, so that the sender does not learn that it was declined. If a sender sends several invitations at the same
-- moment, the calls wait here for each other, so that each call counts the earlier invitations.
create function public.add_invitation(
  sender uuid, address text, names_user boolean, standing text, at timestamptz, expiry timestamptz
) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  new_token text;
  -- When the fiftieth newest invitation is a day old.
  next_at timestamptz;
begin
  if exists (select from private.shut_outs where user_id = sender and (until is null or until > at)) then
    raise sqlstate 'PT423' using message = 'an administrator has shut you out of writing';
  end if;
  perform pg_advisory_xact_lock(hashtext('invitations'), hashtext(sender::text));
  if exists (
    select from public.invitations
    where sender_id = sender and recipient_email = address and status <> 'accepted' and expires_at > at
  ) then
    raise sqlstate 'PT409' using message = 'This person is already invited';
  end if;
  select created_at + interval '1 day' into next_at
  from public.invitations where sender_id = sender order by created_at desc offset 49 limit 1;
  if next_at >= at then
    raise sqlstate 'PT429' using
      message = 'You have sent many invitations today: try again tomorrow',
      detail = greatest(1, ceil(extract(epoch from next_at - at)))::text;
  end if;
  insert into public.invitations (sender_id, recipient_email, by_id, status, created_at, expires_at)
  values (sender, address, names_user, standing, at, expiry)
  returning token into new_token;
  return new_token;
end
$$;

revoke execute on function public.add_invitation(uuid, text, boolean, text, timestamptz, timestamptz) from public, anon, authenticated;
grant execute on function public.add_invitation(uuid, text, boolean, text, timestamptz, timestamptz) to service_role;

revoke all on public.invitations from anon, authenticated;
grant select on public.invitations to authenticated;
grant update (status) on public.invitations to authenticated;
grant all on public.invitations to service_role;

alter table public.invitations enable row level security;

-- The sender must not see the row, because it contains the address and the token, which the sender may not know.
create policy "the invited see their invitations" on public.invitations
  for select to authenticated
  using ((select auth.jwt() ->> 'email') = recipient_email);

-- Accepting is left to `accept_invitation_secure_v2`, which also creates the friendship.
create policy "the invited decline a pending invitation" on public.invitations
  for update to authenticated
  using ((select auth.jwt() ->> 'email') = recipient_email and status = 'pending')
  with check ((select auth.jwt() ->> 'email') = recipient_email and status = 'declined');

alter publication supabase_realtime add table public.invitations;

-- The data for the page that an invitation's link opens: the sender's name, the caller's standing, and the masked address
-- of the recipient. The standing says whether the caller is the sender, the recipient or somebody else; it is null for a
-- visitor. Recipients see their own answer there. The sender does not, because a declined invitation must look like an
-- unanswered one. An expired invitation gives no row, unless the caller is its recipient and has answered it.
create function public.get_invitation_by_token_secure(invitation_token text)
returns table (sender_name text, standing text, recipient_hint text)
language sql stable security definer
set search_path = ''
as $$
  select
    profiles.name,
    case
      when auth.uid() is null then null
      when invitations.sender_id = auth.uid() then 'own'
      when invitations.recipient_email is distinct from auth.jwt() ->> 'email' then 'somebody-elses'
      else invitations.status
    end,
    private.mask_email(invitations.recipient_email)
  from public.invitations
  left join public.profiles on profiles.user_id = invitations.sender_id
  where invitations.token = invitation_token
    and (
      invitations.expires_at > now()
      or (invitations.status <> 'pending' and invitations.recipient_email = auth.jwt() ->> 'email')
    );
$$;

revoke execute on function public.get_invitation_by_token_secure(text) from public;
grant execute on function public.get_invitation_by_token_secure(text) to anon, authenticated, service_role;

-- Whether a person has 500 friends, the most that are allowed (PEOPLE-33).
create function private.has_most_friends(person uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select count(*) >= 500
  from public.friendships
  where person in (user1_id, user2_id);
$$;

revoke execute on function private.has_most_friends(uuid) from public;

-- Makes the recipient and the sender of an invitation friends. Only a recipient whom the sender has not blocked can
-- accept it; every other caller receives the reason for the refusal.
create function public.accept_invitation_secure_v2(invitation_token text)
returns table (success boolean, message text, friend_name text)
language plpgsql security definer
set search_path = ''
as $$
declare
  invited uuid := auth.uid();
  sender uuid;
begin
  -- Calls about the same person wait here for each other, so that each call counts the friends that earlier calls have
  -- added. Every call takes its locks in the same order, so that two calls cannot deadlock.
  perform pg_advisory_xact_lock(hashtext('friendships'), person)
  from (
    select distinct hashtext(each.id::text) as person
    from public.invitations
    cross join lateral (values (invited), (invitations.sender_id)) as each (id)
    where invitations.token = invitation_token
    order by person
  ) as people;

  update public.invitations
  set status = 'accepted'
  where token = invitation_token
    and status = 'pending'
    and expires_at > now()
    and recipient_email = auth.jwt() ->> 'email'
    and sender_id <> invited
    and not private.has_blocked(sender_id, invited)
    and not private.has_most_friends(invited)
    and not private.has_most_friends(sender_id)
  returning sender_id into sender;

  if sender is null then
    return query
      select
        false,
        coalesce(
          (
            select
              case
                when invitations.recipient_email is distinct from auth.jwt() ->> 'email'
                  or invitations.sender_id = invited
                  then 'The invitation was sent to somebody else'
                -- A person whom the sender has blocked gets this answer too. The caller reads the status and the end of
                -- the invitation, and any other reason would be seen to be wrong, and so reveal the block.
                when invitations.status = 'pending' and invitations.expires_at > now()
                  then 'One of you has 500 friends, the most that one can have'
                when invitations.status = 'pending' then 'The invitation has expired'
                else 'The invitation has been answered'
              end
            from public.invitations
            where invitations.token = invitation_token
          ),
          'There is no such invitation'
        ),
        null::text;
    return;
  end if;

  insert into public.friendships (user1_id, user2_id)
  values (least(invited, sender), greatest(invited, sender))
  on conflict (user1_id, user2_id) do nothing;

  -- The caller's own invitation to the sender is also marked as answered, so that it cannot bring back a friendship
  -- that the caller ends later. The statement skips the row if the sender is accepting it at the same moment.
  update public.invitations
  set status = 'accepted'
  where id in (
    select invitations.id
    from public.invitations
    join auth.users on users.email = invitations.recipient_email
    where users.id = sender and invitations.sender_id = invited and invitations.status = 'pending'
    for update of invitations skip locked
  );

  return query
    select true, null::text, (select profiles.name from public.profiles where profiles.user_id = sender);
end
$$;

revoke execute on function public.accept_invitation_secure_v2(text) from public, anon;
grant execute on function public.accept_invitation_secure_v2(text) to authenticated, service_role;
