-- A message has something to see: more than white space, controls and what Unicode calls format characters or ignorable.
create function private.is_visible(stored text) returns boolean
language sql immutable strict parallel safe
set search_path = ''
as $$
  select private.typed(stored)
    ~ '[^\s\u0001-\u001F\u007F-\u00A0\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]';
$$;

revoke execute on function private.is_visible(text) from public;
grant execute on function private.is_visible(text) to authenticated, service_role;

alter table public.team_messages
  drop constraint team_messages_content_check,
  add constraint team_messages_content_check check (
    case
      when deleted_at is null then char_length(private.typed(content)) between 1 and 280 and private.is_visible(content)
      else content = ''
    end
  );

alter table public.messages
  drop constraint messages_content_check,
  add constraint messages_content_check check (
    case
      when deleted_at is null then char_length(private.typed(content)) between 1 and 280 and private.is_visible(content)
      else content = ''
    end
  );
