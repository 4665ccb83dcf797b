-- REST exposes only the schema `public`, so everything that REST must not reach is in this schema, with the functions
-- that policies and constraints call.
create schema private;

-- Policies and constraints call the functions of this schema with the rights of the user who reads or writes, so every
-- role may use the schema. Further grants name the roles that may execute each function.
grant usage on schema private to anon, authenticated, service_role;

-- PostgreSQL cancels a query that exceeds these limits. PostgREST applies the limit of the request's role.
-- A visitor's limit is short, because the app's queries for visitors take milliseconds and no visitor can be shut out.
alter role anon set statement_timeout = '1s';
alter role authenticated set statement_timeout = '8s';

-- Text without the white space around it. The tables store a message, a name and a bio like this.
create function private.trimmed(stored text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select btrim(
    stored,
    E' \t\n\u000B\f\r\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF'
  );
$$;

-- Text from users is stored with five characters escaped. This function returns the text as the user typed it, without
-- the white space around it, so that a constraint can check its length.
create function private.typed(stored text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select private.trimmed(
    replace(replace(replace(replace(replace(
      stored, '&#x27;', ''''), '&quot;', '"'), '&gt;', '>'), '&lt;', '<'), '&amp;', '&')
  );
$$;

-- Whether a name looks like a web address, which mail programs turn into a link.
create function private.is_web_address(typed text) returns boolean
language sql immutable strict parallel safe
set search_path = ''
as $$
  select typed ~ '[^\s''’.-]\.[^\s''’.-]{2}';
$$;

-- Whether a name is, or looks like, a word that the app itself uses for people, such as "you" or "admin" (ACCOUNT-23).
create function private.is_reserved_name(typed text) returns boolean
language sql immutable strict parallel safe
set search_path = ''
as $$
  select regexp_replace(
    translate(
      lower(normalize(typed, NFKD)),
      'аеорсухіѕԁмтвнкјԛԝοανικτυρχ01ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢıɑɡɩεսոօհᎠꭰᎡꭱᎢꭲᎪꭺᎬꭼᎫꭻᎳꮃᎷꮇᎻꮋᏀꮐᏆꮖᏙꮩᏚꮪᏞꮮᏟꮯᏢꮲᏦꮶᏴᏼꓮꓐꓓꓔꓖꓗꓙꓚꓡꓟꓠꓢꓣꓦꓧꓪꓬꓰꓲꓳꓴꓑ',
      'aeopcyxisdmtbhkjqwoaviktupxoiabcdeghijklmnoprstuvwyziagieunohddrrttaaeejjwwmmhhggiivvssllccppkkbbabdtgkjclmnsrvhwyeioup'
    ),
    '[^a-z]', '', 'g'
  ) in (
    'du', 'you', 'ukjentbruker', 'ukjendbrukar', 'unknownuser', 'slettetbruker', 'slettabrukar', 'deleteduser', 'admin', 'administrator',
    'moderator', 'tribunen'
  );
$$;

-- Whether a message or a name has a visible character. These do not count as visible: white space, control characters,
-- Unicode's format characters and ignorable characters, marks without a letter, and blanks that Unicode calls symbols.
create function private.is_visible(stored text) returns boolean
language sql immutable strict parallel safe
set search_path = ''
as $$
  select private.typed(stored)
    ~ '[^\s\u0001-\u001F\u007F-\u00A0\u00AD\u0300-\u036F\u0483-\u0489\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u1AB0-\u1AFF\u1DC0-\u1DFF\u2000-\u200F\u2028-\u202F\u205F-\u206F\u20D0-\u20FF\u2800\u3000\u3164\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\uFFA0\uFFF0-\uFFFC\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]';
$$;

-- Whether a stored name is valid: 1 to 100 characters, no ASCII punctuation except the hyphen, the apostrophe and the
-- dot, no invisible characters (Unicode's Default_Ignorable_Code_Point, controls, separators, format characters and
-- blanks), no symbols, emoji and private characters of the blocks that hold them, at least one visible character, at
-- most two marks in a row, not a web address, and not a reserved name. The app decides which of the other characters are
-- letters.
create function private.is_name(stored text) returns boolean
language sql immutable strict parallel safe
set search_path = ''
as $$
  select char_length(typed) between 1 and 100
    and typed !~ '[\u0001-\u001F!-&(-,/:-@\[-`{-\u009F\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFC\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
    and typed !~ '[\u00A1-\u00A9\u00AB-\u00AC\u00AE-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u00D7\u00F7\u2010-\u2018\u201A-\u2027\u2030-\u205E\u2070\u2072-\u207E\u2080-\u208F\u209D-\u20CF\u2100-\u2101\u2103-\u2106\u2108-\u2109\u2114\u2116-\u2118\u211E-\u2123\u2125\u2127\u2129\u212E\u213A-\u213B\u2140-\u2144\u214A-\u214D\u214F-\u2182\u2185-\u2BFF\u2E00-\u2E2E\u2E30-\u2E7F\u2FF0-\u2FFF\u3001-\u3004\u3007-\u3029\u3030\u3036-\u303A\u303D-\u303F\u3200-\u33FF\u4DC0-\u4DFF\uE000-\uF8FF\uFE10-\uFE1F\uFE30-\uFE6F\uFF01-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\uFFE0-\uFFEF\U0001F000-\U0001FFFF\U000F0000-\U0010FFFF]'
    and typed !~ '[\u0300-\u036F\u0483-\u0489\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]{3}'
    and private.is_visible(stored)
    and not private.is_web_address(typed)
    and not private.is_reserved_name(typed)
  from private.typed(stored) as typed;
$$;

-- Masks an email address for other people. It shows the first letter on each side of the @ and the end of the domain,
-- as in m•••@e•••.no.
create function private.mask_email(email text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select case
    when position('@' in email) = 0 then '•••'
    else left(email, least(1, char_length(email) - char_length(domain) - 1)) || '•••@'
      || left(domain, 1) || '•••' || coalesce(substring(domain from '\.[^.]*$'), '')
  end
  from substring(email from '[^@]*$') as domain;
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

-- The number of characters that a reader sees in a message, counted with the same expression as `messageCharacters` in
-- the package domain. Up to four joined emoji, a flag, a keycap and an é in either form count as one character each.
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

-- Converts a name to the form in which names are compared, like `foldText` of the package domain: lower case, no marks
-- or invisible characters, one space for each run of spaces, punctuation and symbols, and a single spelling for aa, ae,
-- oe and the letters that they replace.
create function private.fold_name(name text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select regexp_replace(replace(replace(spelt, 'ø', 'o'), 'æ', 'ae'), 'a{2,}', 'a', 'g')
  from (select translate(lower(normalize(name, NFKD)), 'ÆØŁĐÐĦÞŒẞ', 'æøłđðħþœß')) as lowered (letters)
  cross join lateral (
    select regexp_replace(
      letters,
      '[\u00AD\u0300-\u036F\u0483-\u0489\u061C\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u206F\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF]',
      '',
      'g'
    )
  ) as unmarked (letters)
  cross join lateral (
    select replace(replace(replace(translate(unmarked.letters, 'œłđðħıəς', 'ølddhieσ'), 'þ', 'th'), 'ß', 'ss'), '&', ' and ')
  ) as plain (letters)
  cross join lateral (
    select btrim(regexp_replace(
      plain.letters,
      '[\u0001-/:-@\[-`{-\u00BF\u00D7\u00F7\u02B0-\u02FF\u115F\u1160\u2000-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\uA78B\uA78C\uFFFC\uFFFD\U0001F000-\U0001FAFF]+',
      ' ',
      'g'
    ))
  ) as parted (words)
  cross join lateral (
    select regexp_replace(replace(regexp_replace(words, 'a{2,}', 'a', 'g'), 'ae', 'æ'), '[oø]e+', 'ø', 'g')
  ) as folded (spelt);
$$;

-- Refuses rows that would give a user more rows of a table than the trigger's argument allows. A second argument names a
-- column: the user may then have that many rows for each value. Clients recognise the refusal by its code; the detail
-- of the error is the allowed number.
create function private.refuse_full_list() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  most constant integer := tg_argv[0];
  is_full boolean;
begin
  -- A concurrent insert for the same user waits here until this transaction ends, and then counts its rows.
  perform pg_advisory_xact_lock(hashtext(tg_table_name), bucket)
  from (select distinct hashtext(user_id::text) & 63 as bucket from added order by bucket) as written;
  execute format(
    'select exists (select from public.%I where user_id in (select user_id from added) group by user_id%s having count(*) > $1)',
    tg_table_name,
    ', ' || quote_ident(tg_argv[1])
  ) into is_full using most;
  if is_full then
    raise sqlstate 'PT422' using
      message = format('the list is full: it has room for %s', most),
      detail = most::text;
  end if;
  return null;
end
$$;

-- The number of writes of a kind that a user may still make. Each row is a bucket of tokens: a write takes a token, and
-- the bucket fills up again at the pace of its kind.
create unlogged table private.write_paces (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  tokens double precision not null,
  at timestamptz not null,
  primary key (user_id, kind)
);

-- Refuses writes beyond `most`, the number that a user may make in `seconds` seconds. The error has the same code as
-- the refusal of messages that are sent too fast, and its detail is the number of seconds to wait.
create function private.spend_pace(writer uuid, spent_kind text, most integer, seconds integer, written bigint) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  tokens_left double precision;
  seconds_left integer;
begin
  insert into private.write_paces as pace (user_id, kind, tokens, at)
  values (writer, spent_kind, most - written, clock_timestamp())
  on conflict (user_id, kind) do update set
    -- A time in the future was stored before the clock was set back, and no time has passed since.
    tokens = least(most, pace.tokens + greatest(0, extract(epoch from excluded.at - pace.at)) * most / seconds) - written,
    at = excluded.at
  returning pace.tokens into tokens_left;
  if tokens_left < 0 then
    seconds_left := ceil(-tokens_left * seconds / most);
    raise sqlstate 'PT429' using
      message = format('too many %s: the next can be written in %s seconds', spent_kind, seconds_left),
      detail = seconds_left::text;
  end if;
end
$$;

-- Refuses rows beyond the number that a user may write in a minute. The trigger's arguments are the kind of the rows
-- and the allowed number.
create function private.keep_write_pace() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  writer constant uuid := auth.uid();
  written bigint;
begin
  select count(*) into written from added;
  -- The backend's own jobs have no user.
  if writer is not null and written > 0 then
    perform private.spend_pace(writer, tg_argv[0], tg_argv[1]::integer, 60, written);
  end if;
  return null;
end
$$;

-- Refuses a request in which a user writes more than 10,000 rows. The triggers above count the rows after they are
-- written, and a request with 100,000 rows would leave 50 MB of dead rows behind.
create function private.bound_request() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  written constant integer := coalesce(nullif(current_setting('tribunen.written_rows', true), ''), '0')::integer + 1;
begin
  if auth.uid() is not null then
    if written > 10000 then
      raise sqlstate 'PT413' using message = 'a request writes at most 10000 rows';
    end if;
    perform set_config('tribunen.written_rows', written::text, true);
  end if;
  return new;
end
$$;

revoke execute on function
  private.bound_request(),
  private.keep_write_pace(),
  private.spend_pace(uuid, text, integer, integer, bigint),
  private.refuse_full_list(),
  private.trimmed(text),
  private.typed(text),
  private.is_name(text),
  private.is_web_address(text),
  private.is_reserved_name(text),
  private.mask_email(text),
  private.is_visible(text),
  private.has_long_gap(text),
  private.message_length(text),
  private.fold_name(text)
from public;
grant execute on function
  private.trimmed(text),
  private.typed(text),
  private.is_name(text),
  private.is_web_address(text),
  private.is_reserved_name(text),
  private.is_visible(text),
  private.has_long_gap(text),
  private.message_length(text),
  private.fold_name(text)
to authenticated, service_role;

-- The publication that lists the tables whose changes realtime sends; a hosted project has it from the start.
do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;
