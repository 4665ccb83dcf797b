-- Who wrote a message can delete it. The row stays, without its words, so that the answers to it still make sense.
alter table public.team_messages
  add column deleted_at timestamptz,
  drop constraint team_messages_content_check,
  add constraint team_messages_content_check check (
    case when deleted_at is null then char_length(private.typed(content)) between 1 and 280 else content = '' end
  );

alter table public.messages
  add column deleted_at timestamptz,
  drop constraint messages_content_check,
  add constraint messages_content_check check (
    case when deleted_at is null then char_length(private.typed(content)) between 1 and 280 else content = '' end
  );

grant update (deleted_at) on public.team_messages, public.messages to authenticated;

create policy "spectators delete what they have written in the chats" on public.team_messages
  for update to authenticated
  using ((select auth.uid()) = sender_id)
  with check ((select auth.uid()) = sender_id and deleted_at is not null);

create policy "spectators delete what they have written to a friend" on public.messages
  for update to authenticated
  using ((select auth.uid()) = sender_id)
  with check ((select auth.uid()) = sender_id and deleted_at is not null);

-- The words go, and the moment is the server's. What is deleted stays deleted, as it was.
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
