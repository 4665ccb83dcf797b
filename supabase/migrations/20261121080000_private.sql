-- What policies and constraints ask, out of reach of REST: only `public` is exposed.
create schema private;

-- A check constraint runs as the user who writes, and looks up what its function calls. Each function says below who may execute it.
grant usage on schema private to authenticated, service_role;

-- Text from users is stored with five signs escaped. This is what was typed, without the white space around it: lengths count that.
create function private.typed(stored text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select btrim(
    replace(replace(replace(replace(replace(
      stored, '&#x27;', ''''), '&quot;', '"'), '&gt;', '>'), '&lt;', '<'), '&amp;', '&'),
    E' \t\n\u000B\f\r\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF'
  );
$$;

revoke execute on function private.typed(text) from public;
grant execute on function private.typed(text) to authenticated, service_role;

-- Whether a stored name can be shown: 1 to 100 characters, of ASCII's signs only the hyphen, the apostrophe and the dot, and nothing that is not
-- seen (Unicode's Default_Ignorable_Code_Point, controls and separators). Which of the other characters are letters the app decides.
create function private.is_name(stored text) returns boolean
language sql immutable strict parallel safe
set search_path = ''
as $$
  select char_length(typed) between 1 and 100
    and typed !~ '[\u0001-\u001F!-&(-,/:-@\[-`{-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
  from private.typed(stored) as typed;
$$;

revoke execute on function private.is_name(text) from public;
grant execute on function private.is_name(text) to authenticated, service_role;

-- An address as it is shown to somebody else: the first letter of each side, dots, and the last label.
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

revoke execute on function private.mask_email(text) from public;

-- The publication that realtime listens to; a hosted project has it from the start.
do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;
