-- What policies and constraints ask, out of reach of REST: only `public` is exposed.
create schema private;

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

-- The publication that realtime listens to; a hosted project has it from the start.
do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;
