-- The messages of the chats.
create table public.team_messages (
  id uuid primary key default gen_random_uuid(),
  -- The team's id; 0 in the chat of a match, and then `team_name` identifies the match.
  team_id integer not null check (team_id >= 0),
  team_name text not null check (char_length(team_name) <= 300),
  -- Outside crowd mode the pages of a match receive every message that has the name of the match's chat. If the message
  -- also had a team's id, the limit of a slow chat would not apply to it.
  constraint team_messages_match_name_check check (team_id = 0 or position(' vs ' in team_name) = 0),
  -- Null after the sender has deleted the account; the message stays.
  sender_id uuid default auth.uid() references auth.users (id) on delete set null,
  content text not null,
  tagged_user_id uuid references auth.users (id) on delete set null,
  reference_message_id uuid references public.team_messages (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- How many seconds the picture on the sender's screen was behind the pitch. A reader's page holds the message
  -- back for the reader's own delay minus these seconds (KNOWN-7), so friends with the same delay see each other's
  -- messages at once.
  behind_seconds integer not null default 0 check (behind_seconds between 0 and 180),
  -- A deleted message loses its text. The row stays, so that replies to it still make sense.
  deleted_at timestamptz,
  -- A message that an administrator has removed loses its text too, until an administrator restores it.
  removed_at timestamptz,
  -- 280 characters, as a reader counts them, take at most 12,000 bytes. `refuse_message` removes white space around them.
  constraint team_messages_content_check check (
    case
      when deleted_at is null and removed_at is null
        then octet_length(content) <= 12000 and private.message_length(content) between 1 and 280
          and private.is_visible(content) and not private.has_long_gap(content)
      else content = ''
    end
  )
);

create index on public.team_messages (team_id, created_at desc);
create index on public.team_messages (team_name, created_at desc);
create index on public.team_messages (sender_id, created_at desc);
create index on public.team_messages (tagged_user_id);
create index on public.team_messages (reference_message_id);

revoke all on public.team_messages from anon, authenticated;
grant select on public.team_messages to anon, authenticated;
-- The times are left out, because the server sets them.
grant insert (id, team_id, team_name, sender_id, content, tagged_user_id, reference_message_id, behind_seconds)
  on public.team_messages to authenticated;
grant update (deleted_at) on public.team_messages to authenticated;
grant all on public.team_messages to service_role;

alter table public.team_messages enable row level security;

create policy "everybody reads the chats" on public.team_messages
  for select to anon, authenticated using (true);

create policy "spectators write in the chats under their own name" on public.team_messages
  for insert to authenticated with check ((select auth.uid()) = sender_id);

create policy "spectators delete what they have written in the chats" on public.team_messages
  for update to authenticated
  using ((select auth.uid()) = sender_id)
  with check ((select auth.uid()) = sender_id and deleted_at is not null);

alter publication supabase_realtime add table public.team_messages;

-- The messages between two friends.
create table public.messages (
  id uuid primary key default gen_random_uuid(),
  -- Null after that friend has deleted the account; the message stays for the other friend.
  sender_id uuid default auth.uid() references auth.users (id) on delete set null,
  recipient_id uuid references auth.users (id) on delete set null,
  content text not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (sender_id <> recipient_id),
  constraint messages_content_check check (
    case
      when deleted_at is null
        then octet_length(content) <= 12000 and private.message_length(content) between 1 and 280
          and private.is_visible(content) and not private.has_long_gap(content)
      else content = ''
    end
  )
);

create index on public.messages (sender_id, created_at desc);
create index on public.messages (recipient_id, created_at desc);

revoke all on public.messages from anon, authenticated;
grant select on public.messages to authenticated;
grant insert (id, sender_id, recipient_id, content) on public.messages to authenticated;
grant update (deleted_at) on public.messages to authenticated;
grant all on public.messages to service_role;

alter table public.messages enable row level security;

create policy "the two of a message read it, but who has blocked its sender" on public.messages
  for select to authenticated
  using (
    (select auth.uid()) = sender_id
    or (
      (select auth.uid()) = recipient_id
      and (
        sender_id is null
        or sender_id not in (select blocked_id from public.user_blocks where user_id = (select auth.uid()))
      )
    )
  );

-- A blocked friend gets the same refusal as a stranger, so the refusal does not reveal the block.
create policy "friends write to each other while neither has blocked the other" on public.messages
  for insert to authenticated
  with check (
    (select auth.uid()) = sender_id
    and private.are_friends(sender_id, recipient_id)
    and not private.has_blocked(sender_id, recipient_id)
    and not private.has_blocked(recipient_id, sender_id)
  );

create policy "spectators delete what they have written to a friend" on public.messages
  for update to authenticated
  using ((select auth.uid()) = sender_id)
  with check ((select auth.uid()) = sender_id and deleted_at is not null);

alter publication supabase_realtime add table public.messages;

-- Deletes a message when the second of its two accounts is deleted, even if both are deleted at the same moment.
create function private.forget_message_of_nobody() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.messages where id = new.id;
  return null;
end
$$;

revoke execute on function private.forget_message_of_nobody() from public;

create trigger forget_message_of_nobody after update of sender_id, recipient_id on public.messages
  for each row when (new.sender_id is null and new.recipient_id is null) execute function private.forget_message_of_nobody();

-- Deletes the text of a deleted message and sets the time of the deletion. A deleted message cannot be changed again.
create function private.empty_deleted_message() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.deleted_at is not null then
    return old;
  end if;
  if new.deleted_at is not null then
    new.deleted_at := now();
    new.content := '';
  end if;
  return new;
end
$$;

-- Deletions are limited, because realtime sends each of them to everybody in the chat, even if the message was deleted
-- before.
create trigger keep_write_pace_of_changed after update on public.team_messages
  referencing new table as added for each statement execute function private.keep_write_pace('deletions', 60);

create trigger keep_write_pace_of_changed after update on public.messages
  referencing new table as added for each statement execute function private.keep_write_pace('deletions', 60);

create trigger empty_deleted_message before update of deleted_at on public.team_messages
  for each row execute function private.empty_deleted_message();

create trigger empty_deleted_message before update of deleted_at on public.messages
  for each row execute function private.empty_deleted_message();

create function private.touch() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create trigger touch before update on public.team_messages
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function private.touch();

-- A user may write at most 5 messages in 10 seconds and 20 in a minute, in the chats and to friends together. Any
-- further message is refused with SQLSTATE PT429, which PostgREST returns as HTTP 429. The detail is the number of
-- seconds to wait.
create function private.keep_the_pace() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  writer uuid := auth.uid();
  next_at timestamptz;
  seconds_left integer;
begin
  -- The backend's own jobs have no user.
  if writer is null then
    return new;
  end if;
  -- A second message that is sent at the same time waits here until the first is written, and then counts it.
  perform pg_advisory_xact_lock(hashtextextended('messages of ' || writer, 0));
  -- A message with a later time was written before the clock was set back, and does not count.
  select max(case nth when 5 then created_at + interval '10 seconds' else created_at + interval '1 minute' end)
  into next_at
  from (
    select created_at, row_number() over (order by created_at desc) as nth
    from (
      select created_at from public.team_messages
      where sender_id = writer and created_at between now() - interval '1 minute' and now() + interval '1 minute'
      union all
      select created_at from public.messages
      where sender_id = writer and created_at between now() - interval '1 minute' and now() + interval '1 minute'
    ) as sent
  ) as numbered
  where nth in (5, 20);

  if next_at > now() then
    seconds_left := ceil(extract(epoch from next_at - now()));
    raise sqlstate 'PT429' using
      message = format('too many messages: the next can be sent in %s seconds', seconds_left),
      detail = seconds_left::text;
  end if;
  return new;
end
$$;

create trigger keep_the_pace before insert on public.team_messages
  for each row execute function private.keep_the_pace();

create trigger keep_the_pace before insert on public.messages
  for each row execute function private.keep_the_pace();

-- Trims a message, and refuses an invalid one with the constraint's error code and an error text that the writer understands. The
-- constraint stays, because it contains further rules and is the final check. Triggers fire in the order of their
-- names, so the triggers below fire after `keep_the_pace` and `empty_deleted_message`.
create function private.refuse_message() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.content := private.trimmed(new.content);
  if octet_length(new.content) <= 12000 and not private.is_visible(new.content) then
    raise exception using errcode = 'check_violation', message = 'Message cannot be empty';
  elsif octet_length(new.content) > 12000 or private.message_length(new.content) > 280 then
    raise exception using errcode = 'check_violation', message = 'Message too long (max 280 characters)';
  end if;
  return new;
end
$$;

revoke execute on function private.refuse_message() from public;

create trigger refuse_message before insert or update of content on public.team_messages
  for each row when (new.deleted_at is null and new.removed_at is null) execute function private.refuse_message();

create trigger refuse_message before insert or update of content on public.messages
  for each row when (new.deleted_at is null) execute function private.refuse_message();

-- How far a user has read the messages of each friend.
create table public.message_reads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  friend_id uuid not null references auth.users (id) on delete cascade,
  -- The time of the newest message that the user has read.
  read_until timestamptz not null,
  unique (user_id, friend_id),
  check (user_id <> friend_id)
);

create index on public.message_reads (friend_id);

create trigger keep_write_pace_of_new after insert on public.message_reads
  referencing new table as added for each statement execute function private.keep_write_pace('reads', 120);

create trigger keep_write_pace_of_changed after update on public.message_reads
  referencing new table as added for each statement execute function private.keep_write_pace('reads', 120);

-- The replica identity contains the user, so a channel that filters by its own user receives only that user's
-- deletions.
create unique index message_reads_replica_identity on public.message_reads (id, user_id);
alter table public.message_reads replica identity using index message_reads_replica_identity;

revoke all on public.message_reads from anon, authenticated;
grant select on public.message_reads to authenticated;
-- An upsert also writes the columns of its key.
grant insert (user_id, friend_id, read_until), update (user_id, friend_id, read_until)
  on public.message_reads to authenticated;
grant all on public.message_reads to service_role;

alter table public.message_reads enable row level security;

create policy "spectators see how far they have read" on public.message_reads
  for select to authenticated using ((select auth.uid()) = user_id);

-- A user may add a row only for a friend, and the number of friends is limited. The table has no limit of its own. A
-- blocked friend gets the same refusal as a stranger, so the refusal does not reveal the block.
create policy "spectators note how far they have read a friend's messages" on public.message_reads
  for insert to authenticated
  with check (
    (select auth.uid()) = user_id and private.are_friends(user_id, friend_id) and not private.has_blocked(friend_id, user_id)
  );

create policy "spectators read on" on public.message_reads
  for update to authenticated using ((select auth.uid()) = user_id)
  with check (
    (select auth.uid()) = user_id and private.are_friends(user_id, friend_id) and not private.has_blocked(friend_id, user_id)
  );

alter publication supabase_realtime add table public.message_reads;

-- A message that the user has read stays read, even if an older tab sends an earlier time. A time in the future comes
-- from a wrong clock and counts as now, because otherwise messages until that time would never be unread.
create function private.keep_furthest_read() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.read_until := greatest(old.read_until, case when new.read_until > now() then now() else new.read_until end);
  return new;
end
$$;

create trigger keep_furthest_read before insert or update on public.message_reads
  for each row execute function private.keep_furthest_read();

create table public.message_reports (
  id uuid primary key default gen_random_uuid(),
  -- Set to null when the reporter deletes the account; the report stays.
  reporter_id uuid default auth.uid() references auth.users (id) on delete set null,
  -- Only one of the two ids is set; both are null once the message's row has been deleted.
  team_message_id uuid references public.team_messages (id) on delete set null,
  message_id uuid references public.messages (id) on delete set null,
  reason text not null check (reason in ('abuse', 'hate', 'threat', 'spam', 'other')),
  -- The author and the content are copied from the message, so that the report keeps them if the author deletes it.
  author_id uuid references auth.users (id) on delete set null,
  content text not null,
  created_at timestamptz not null default now(),
  -- The time when an administrator settled the report; null until then.
  settled_at timestamptz,
  unique (reporter_id, team_message_id),
  unique (reporter_id, message_id),
  check (team_message_id is null or message_id is null)
);

create trigger keep_write_pace_of_new after insert on public.message_reports
  referencing new table as added for each statement execute function private.keep_write_pace('reports', 20);

create index on public.message_reports (team_message_id);
create index on public.message_reports (message_id);
create index on public.message_reports (author_id);

revoke all on public.message_reports from anon, authenticated;
grant select on public.message_reports to authenticated;
grant insert (id, reporter_id, team_message_id, message_id, reason) on public.message_reports to authenticated;
grant all on public.message_reports to service_role;

alter table public.message_reports enable row level security;

-- Whether the caller is an administrator whose account still exists: a token stays valid for up to an hour after its
-- account has been deleted.
create function private.is_administrator() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select auth.jwt() -> 'app_metadata' ->> 'role' = 'admin' and exists (select from auth.users where id = auth.uid());
$$;

revoke execute on function private.is_administrator() from public;
grant execute on function private.is_administrator() to authenticated;

create policy "an administrator reads the reports" on public.message_reports
  for select to authenticated using ((select private.is_administrator()));

create policy "spectators report what others have written" on public.message_reports
  for insert to authenticated
  with check ((select auth.uid()) = reporter_id and author_id is distinct from (select auth.uid()));

-- Copies the reported message with the reporter's rights. A message that the reporter cannot read gives no content, so
-- the report is refused.
create function private.quote_reported_message() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  select sender_id, content into new.author_id, new.content
  from (
    select sender_id, content from public.team_messages where id = new.team_message_id
    union all
    select sender_id, content from public.messages where id = new.message_id
  ) as reported;
  return new;
end
$$;

create trigger quote_reported_message before insert on public.message_reports
  for each row execute function private.quote_reported_message();
