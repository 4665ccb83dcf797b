-- The administrators' actions on the chats. Nobody has a right to these tables: users and administrators reach them
-- through the procedures below, each of which checks its caller.

-- The texts of the messages that an administrator has removed. A text is deleted when the sender deletes the message.
create table private.removed_messages (
  message_id uuid primary key references public.team_messages (id) on delete cascade,
  content text not null
);

-- The chats in which each user may write only one message within `seconds` seconds.
create table private.slow_chats (
  -- The chat's key, from `private.chat_key`.
  chat text primary key,
  team_id integer not null,
  team_name text not null,
  seconds integer not null check (seconds between 10 and 60)
);

-- The users whom an administrator has shut out of writing, in the chats and to friends.
create table private.shut_outs (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- The app shows the reason to the user.
  reason text not null check (octet_length(reason) <= 1600 and char_length(private.typed(reason)) between 1 and 200),
  -- Null when the shut-out has no end.
  until timestamptz
);

create table private.desk_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  admin_id uuid references auth.users (id) on delete set null,
  action text not null check (action in ('remove', 'restore', 'slow', 'unslow', 'shut-out', 'let-in', 'settle', 'reopen')),
  -- The author of the message, or the user whom the administrator shuts out or lets in.
  subject_id uuid references auth.users (id) on delete set null,
  chat text,
  seconds integer,
  reason text,
  until timestamptz
);

create index on private.desk_log (admin_id);
create index on private.desk_log (subject_id);

alter table private.removed_messages enable row level security;
alter table private.slow_chats enable row level security;
alter table private.shut_outs enable row level security;
alter table private.desk_log enable row level security;

-- The key of a chat as one text. The key of a team's chat contains only the team's id, because a writer may send any
-- text as the team's name.
create function private.chat_key(team integer, name text) returns text
language sql immutable
set search_path = ''
as $$
  select case when team = 0 then 'match:' || name else 'team:' || team end;
$$;

create function private.forget_removed_message() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.removed_messages where message_id = new.id;
  return null;
end
$$;

create trigger forget_removed_message after update of deleted_at on public.team_messages
  for each row when (new.deleted_at is not null and new.removed_at is not null) execute function private.forget_removed_message();

-- Refuses every message of a user who is shut out. The app reads the reason and the end from `writing_limits`.
create function private.keep_out() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (select from private.shut_outs where user_id = auth.uid() and (until is null or until > now())) then
    raise sqlstate 'PT423' using message = 'an administrator has shut you out of writing';
  end if;
  return new;
end
$$;

create trigger keep_out before insert on public.team_messages
  for each row execute function private.keep_out();

create trigger keep_out before insert on public.messages
  for each row execute function private.keep_out();

-- Refuses a message that comes too soon in a slow chat. The error has the same code as the refusal of messages that are
-- sent too fast, so that the app sends the message later in the same way. Because of its name this trigger fires after
-- `keep_the_pace`, which lets a user's messages through one at a time.
create function private.keep_to_slow_chat() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  asked constant text := private.chat_key(new.team_id, new.team_name);
  pause interval;
  next_at timestamptz;
  seconds_left integer;
begin
  select make_interval(secs => seconds) into pause from private.slow_chats where chat = asked;
  if pause is null then
    return new;
  end if;
  select max(created_at) + pause into next_at
  from public.team_messages
  where sender_id = auth.uid()
    -- A message with a later time was written before the clock was set back.
    and created_at between now() - pause and now() + pause
    and private.chat_key(team_id, team_name) = asked;
  if next_at > now() then
    seconds_left := ceil(extract(epoch from next_at - now()));
    raise sqlstate 'PT429' using
      message = format('the chat is slow: the next message can be sent in %s seconds', seconds_left),
      detail = seconds_left::text;
  end if;
  return new;
end
$$;

create trigger keep_to_slow_chat before insert on public.team_messages
  for each row execute function private.keep_to_slow_chat();

create function private.name_of(account uuid) returns text
language sql stable
set search_path = ''
as $$
  select name from private.profiles where user_id = account;
$$;

-- The three messages before or after a message of a chat, oldest first. A deleted or removed message has no text.
create function private.messages_around(reported public.team_messages, are_later boolean) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', id,
        'author_name', private.name_of(sender_id),
        'content', content,
        'created_at', created_at
      )
      order by created_at, id
    ),
    '[]'
  )
  from (
    (
      select * from public.team_messages as near
      where are_later
        and near.team_id = reported.team_id
        and (near.team_id <> 0 or near.team_name = reported.team_name)
        and near.created_at >= reported.created_at
        and (near.created_at, near.id) > (reported.created_at, reported.id)
      order by near.created_at, near.id
      limit 3
    )
    union all
    (
      select * from public.team_messages as near
      where not are_later
        and near.team_id = reported.team_id
        and (near.team_id <> 0 or near.team_name = reported.team_name)
        and near.created_at <= reported.created_at
        and (near.created_at, near.id) < (reported.created_at, reported.id)
      order by near.created_at desc, near.id desc
      limit 3
    )
  ) as nearest;
$$;

-- Returns everything that the desk shows. It has at most fifty reported messages: the unsettled messages come before
-- the settled ones, and in both groups the most recently reported message comes first. It also has the slow chats, the
-- shut-outs that have not ended, and the last hundred lines of the log. Of a conversation between two friends an
-- administrator sees only the reported message.
create function private.desk_now() returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'reports', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', reported.key,
            'message_id', said.id,
            'team_id', said.team_id,
            'team_name', said.team_name,
            'author_id', reported.author_id,
            'author_name', private.name_of(reported.author_id),
            'content', reported.content,
            'state', case
              when said.id is null then null
              when said.deleted_at is not null then 'deleted'
              when said.removed_at is not null then 'removed'
              else 'shown'
            end,
            'complaints', reported.complaints,
            'settled_at', reported.settled_at,
            'before', case when said.id is null then '[]' else private.messages_around(said, false) end,
            'after', case when said.id is null then '[]' else private.messages_around(said, true) end
          )
          order by reported.settled_at is not null, reported.newest desc, reported.key
        ),
        '[]'
      )
      from (
        select
          (array_agg(id order by created_at, id))[1] as key,
          team_message_id,
          (array_agg(author_id order by created_at))[1] as author_id,
          (array_agg(content order by created_at))[1] as content,
          max(created_at) as newest,
          case when bool_and(settled_at is not null) then max(settled_at) end as settled_at,
          jsonb_agg(
            jsonb_build_object(
              'reason', reason,
              'reporter_name', private.name_of(reporter_id),
              'created_at', created_at
            )
            order by created_at, id
          ) as complaints
        from (
          -- Every reporter's newest report comes before anybody's second newest report, so that a user with many
          -- reports does not push the other reporters off the desk.
          select *, row_number() over (partition by reporter_id, settled_at is null order by created_at desc, id desc) as turn
          from public.message_reports
          order by settled_at is not null, turn, created_at desc
          limit 500
        ) as latest
        group by team_message_id, message_id, case when team_message_id is null and message_id is null then id end
        order by bool_and(settled_at is not null), min(turn), newest desc
        limit 50
      ) as reported
      left join public.team_messages as said on said.id = reported.team_message_id
    ),
    'slow_chats', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('team_id', team_id, 'team_name', team_name, 'seconds', seconds) order by team_name, team_id
        ),
        '[]'
      )
      from private.slow_chats
    ),
    'shut_outs', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'user_id', user_id, 'name', private.name_of(user_id), 'reason', reason, 'until', until
          )
          order by until nulls last, user_id
        ),
        '[]'
      )
      from private.shut_outs
      where until is null or until > now()
    ),
    'log', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', id,
            'at', at,
            'admin_name', private.name_of(admin_id),
            'action', action,
            'subject_name', private.name_of(subject_id),
            'chat', chat,
            'seconds', seconds,
            'reason', reason,
            'until', until
          )
          order by id desc
        ),
        '[]'
      )
      from (select * from private.desk_log order by id desc limit 100) as latest
    )
  );
$$;

create function private.refuse_all_but_administrators() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if private.is_administrator() is not true then
    raise insufficient_privilege using message = 'This is for administrators';
  end if;
end
$$;

create function public.desk() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.refuse_all_but_administrators();
  return private.desk_now();
end
$$;

-- Each action below returns the desk with the action's changes. An action that has already been taken changes nothing
-- and is not logged.

create function public.remove_message(message uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  said public.team_messages;
begin
  perform private.refuse_all_but_administrators();
  select * into said from public.team_messages
  where id = message and deleted_at is null and removed_at is null for update;
  if found then
    insert into private.removed_messages (message_id, content) values (said.id, said.content);
    update public.team_messages set content = '', removed_at = now(), updated_at = now() where id = said.id;
    insert into private.desk_log (admin_id, action, subject_id, chat)
    values (auth.uid(), 'remove', said.sender_id, said.team_name);
  end if;
  return private.desk_now();
end
$$;

create function public.restore_message(message uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  said public.team_messages;
  words text;
begin
  perform private.refuse_all_but_administrators();
  select * into said from public.team_messages
  where id = message and deleted_at is null and removed_at is not null for update;
  if found then
    delete from private.removed_messages where message_id = said.id returning content into words;
    update public.team_messages set content = words, removed_at = null, updated_at = now() where id = said.id;
    insert into private.desk_log (admin_id, action, subject_id, chat)
    values (auth.uid(), 'restore', said.sender_id, said.team_name);
  end if;
  return private.desk_now();
end
$$;

-- All reports of the message that the given report is about. The message's id would not identify the message, because
-- senders choose the ids, so a chat message and a message to a friend may have the same id.
create function private.reports_with(report uuid) returns setof uuid
language sql stable
set search_path = ''
as $$
  select other.id
  from public.message_reports as one
  join public.message_reports as other
    on other.id = one.id or other.team_message_id = one.team_message_id or other.message_id = one.message_id
  where one.id = report;
$$;

-- Settles all reports of a message. A report that arrives later is unsettled, and puts the message back among the
-- unsettled messages.
create function public.settle_report(report uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.refuse_all_but_administrators();
  with changed as (
    update public.message_reports set settled_at = now()
    where id in (select private.reports_with(report)) and settled_at is null
    returning author_id
  )
  insert into private.desk_log (admin_id, action, subject_id)
  select auth.uid(), 'settle', author_id from changed limit 1;
  return private.desk_now();
end
$$;

create function public.reopen_report(report uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.refuse_all_but_administrators();
  with changed as (
    update public.message_reports set settled_at = null
    where id in (select private.reports_with(report)) and settled_at is not null
    returning author_id
  )
  insert into private.desk_log (admin_id, action, subject_id)
  select auth.uid(), 'reopen', author_id from changed limit 1;
  return private.desk_now();
end
$$;

-- Makes a chat slow, with a pause in seconds; if the pause is null, the chat is no longer slow.
create function public.slow_chat(team integer, name text, pause integer default null) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  is_changed boolean;
begin
  perform private.refuse_all_but_administrators();
  if pause is null then
    delete from private.slow_chats where chat = private.chat_key(team, name) returning true into is_changed;
  else
    insert into private.slow_chats as known (chat, team_id, team_name, seconds)
    values (private.chat_key(team, name), team, name, pause)
    on conflict (chat) do update set seconds = excluded.seconds where known.seconds <> excluded.seconds
    returning true into is_changed;
  end if;
  if is_changed then
    insert into private.desk_log (admin_id, action, chat, seconds)
    values (auth.uid(), case when pause is null then 'unslow' else 'slow' end, name, pause);
  end if;
  return private.desk_now();
end
$$;

create function public.shut_out(writer uuid, span text, why text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  ends_at constant timestamptz := case span
    when 'hour' then now() + interval '1 hour'
    when 'day' then now() + interval '1 day'
  end;
  is_changed boolean;
begin
  perform private.refuse_all_but_administrators();
  if span is null or span not in ('hour', 'day', 'forever') then
    raise invalid_parameter_value using message = 'a user is shut out for an hour, a day or forever';
  end if;
  insert into private.shut_outs as known (user_id, reason, until) values (writer, why, ends_at)
  on conflict (user_id) do update set reason = excluded.reason, until = excluded.until
  where (known.reason, known.until) is distinct from (excluded.reason, excluded.until)
  returning true into is_changed;
  if is_changed then
    insert into private.desk_log (admin_id, action, subject_id, reason, until)
    values (auth.uid(), 'shut-out', writer, why, ends_at);
  end if;
  return private.desk_now();
end
$$;

create function public.let_in(writer uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  was_out boolean;
begin
  perform private.refuse_all_but_administrators();
  delete from private.shut_outs where user_id = writer returning true into was_out;
  if was_out then
    insert into private.desk_log (admin_id, action, subject_id) values (auth.uid(), 'let-in', writer);
  end if;
  return private.desk_now();
end
$$;

-- The limits on the caller's writing in a chat or, without a chat, in a conversation with a friend.
create function public.writing_limits(team integer default null, name text default null) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'slow_seconds', (select seconds from private.slow_chats where chat = private.chat_key(team, name)),
    'shut_out', (
      select jsonb_build_object('reason', reason, 'until', until)
      from private.shut_outs
      where user_id = auth.uid() and (until is null or until > now())
    )
  );
$$;

revoke execute on function
  private.chat_key(integer, text),
  private.forget_removed_message(),
  private.keep_out(),
  private.keep_to_slow_chat(),
  private.name_of(uuid),
  private.messages_around(public.team_messages, boolean),
  private.desk_now(),
  private.reports_with(uuid),
  private.refuse_all_but_administrators()
from public;

revoke execute on function
  public.desk(),
  public.remove_message(uuid),
  public.restore_message(uuid),
  public.settle_report(uuid),
  public.reopen_report(uuid),
  public.slow_chat(integer, text, integer),
  public.shut_out(uuid, text, text),
  public.let_in(uuid),
  public.writing_limits(integer, text)
from public, anon;
grant execute on function
  public.desk(),
  public.remove_message(uuid),
  public.restore_message(uuid),
  public.settle_report(uuid),
  public.reopen_report(uuid),
  public.slow_chat(integer, text, integer),
  public.shut_out(uuid, text, text),
  public.let_in(uuid),
  public.writing_limits(integer, text)
to authenticated;
