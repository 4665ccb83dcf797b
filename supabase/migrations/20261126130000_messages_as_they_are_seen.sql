-- A message has something to see: more than white space, controls, what Unicode calls format characters or ignorable, marks without a letter, and
-- the blanks that it calls symbols.
create or replace function private.is_visible(stored text) returns boolean
language sql immutable strict parallel safe
set search_path = ''
as $$
  select private.typed(stored)
    ~ '[^\s\u0001-\u001F\u007F-\u00A0\u00AD\u0300-\u036F\u0483-\u0489\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u1AB0-\u1AFF\u1DC0-\u1DFF\u2000-\u200F\u2028-\u202F\u205F-\u206F\u20D0-\u20FF\u2800\u3000\u3164\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\uFFA0\uFFF0-\uFFFC\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]';
$$;

-- Whether a message has more than two blank lines in a row.
create function private.has_long_gap(stored text) returns boolean
language sql immutable strict parallel safe
set search_path = ''
as $$
  select private.typed(stored) ~ (
    '(^|' || line_break || ')' || blanks || '(' || line_break || blanks || '){2,}' || line_break
  )
  from (
    values (
      '(\r\n?|[\n\u000B\f\u0085\u2028\u2029])',
      '[\t \u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u00A0\u00AD\u0300-\u036F\u0483-\u0489\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u1AB0-\u1AFF\u1DC0-\u1DFF\u2000-\u200F\u202A-\u202F\u205F-\u206F\u20D0-\u20FF\u2800\u3000\u3164\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\uFFA0\uFFF0-\uFFFC\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]*'
    )
  ) as part (line_break, blanks);
$$;

-- The characters of a message as its reader counts them, by the expression of `messageCharacters` in domain: up to four joined emoji, a flag, a keycap
-- and an é in either form are one each.
create function private.message_length(stored text) returns integer
language sql immutable strict parallel safe
set search_path = ''
as $$
  select char_length(regexp_replace(
    normalize(private.typed(stored), NFC),
    '\U0001F3F4[\U000E0020-\U000E007E]{1,8}\U000E007F|[\U0001F1E6-\U0001F1FF]{2}|'
      || element || '(?:\u200D' || element || '){0,3}|[0-9#*]\uFE0F?\u20E3|.\uFE0F',
    'x',
    'g'
  ))
  from (
    values ('[\u2190-\u2BFF\U0001F000-\U0001F1E5\U0001F200-\U0001FAFF][\uFE0F\U0001F3FB-\U0001F3FF]?')
  ) as part (element);
$$;

revoke execute on function private.has_long_gap(text), private.message_length(text) from public;
grant execute on function private.has_long_gap(text), private.message_length(text) to authenticated, service_role;

-- Messages from before are left as they are.
alter table public.team_messages
  drop constraint team_messages_content_check,
  add constraint team_messages_content_check check (
    case
      when deleted_at is null
        then private.message_length(content) between 1 and 280 and private.is_visible(content) and not private.has_long_gap(content)
      else content = ''
    end
  ) not valid;

alter table public.messages
  drop constraint messages_content_check,
  add constraint messages_content_check check (
    case
      when deleted_at is null
        then private.message_length(content) between 1 and 280 and private.is_visible(content) and not private.has_long_gap(content)
      else content = ''
    end
  ) not valid;
