-- A message or a name that breaks a rule is refused in words that its writer understands, under the code of the constraint. The constraints stay:
-- they have the other rules, and the last word. By their names these triggers fire after those that keep the pace and empty a deleted message.
create function private.refuse_message() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_visible(new.content) then
    raise exception using errcode = 'check_violation', message = 'Message cannot be empty';
  elsif private.message_length(new.content) > 280 then
    raise exception using errcode = 'check_violation', message = 'Message too long (max 280 characters)';
  end if;
  return new;
end
$$;

create function private.refuse_name() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  typed constant text := private.typed(new.name);
begin
  if typed = '' then
    raise exception using errcode = 'check_violation', message = 'Name cannot be empty';
  elsif char_length(typed) > 100 then
    raise exception using errcode = 'check_violation', message = 'Name too long (max 100 characters)';
  elsif not private.is_name(new.name) then
    raise exception using errcode = 'check_violation', message = 'Name contains invalid characters';
  end if;
  return new;
end
$$;

revoke execute on function private.refuse_message(), private.refuse_name() from public;

create trigger refuse_message before insert or update of content on public.team_messages
  for each row when (new.deleted_at is null) execute function private.refuse_message();

create trigger refuse_message before insert or update of content on public.messages
  for each row when (new.deleted_at is null) execute function private.refuse_message();

create trigger refuse_name before insert or update of name on private.profiles
  for each row execute function private.refuse_name();
