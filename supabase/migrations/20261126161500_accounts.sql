-- Functions that export, delete and find an account. Only the edge functions call them, after checking with the auth
-- server that the token belongs to the caller and that the session has not ended.

-- A page of the rows that a query returns for an account ($1): at most 2,000 rows after the skipped ones, of at most
-- 12 kB each.
create function private.rows_of(query text, sorted_by text, account uuid, skipped integer) returns json
language plpgsql stable
set search_path = ''
as $$
declare
  found json;
begin
  execute format(
    $query$
      select coalesce(json_agg(mine), '[]')
      from (select * from (%s) as mine order by %s offset $2 limit 2000) as mine
    $query$,
    query,
    sorted_by
  ) into found using account, skipped;
  return found;
end
$$;

revoke execute on function private.rows_of(text, text, uuid, integer) from public;

-- Every row of the account, by table, as stored, oldest first; null if there is no such account. If a table has many
-- rows, the caller makes several calls. Each call returns a page of every table. Its `next` is the number of rows of each
-- table that the next call must skip; it is null in the last page. The export does not reveal who has read, muted, blocked or reported the account. The function
-- finds a table of `public` with a `user_id` by itself; any other table needs a line here.
create function public.export_account(account uuid, skipped integer default 0) returns json
language sql security definer
set search_path = ''
-- PostgREST applies this instead of the eight seconds of its own role, because a very large account takes longer.
-- Supabase allows 60 s.
set statement_timeout = '60s'
as $$
  select case skipped
    when 0 then private.spend_pace(id, 'exports', 5, 3600, 1)
    else private.spend_pace(id, 'export pages', 3000, 3600, 1)
  end
  from auth.users where id = account;
  select json_build_object(
    'exported_at', now(),
    'account', json_build_object('id', users.id, 'email', users.email),
    'tables', json_object_agg(name, stored order by name),
    'next', case when bool_or(json_array_length(stored) = 2000) then skipped + 2000 end
  )
  from auth.users
  cross join lateral (
    select
      relname::text,
      private.rows_of(
        format('select * from %s where user_id = $1', pg_class.oid::regclass),
        $sorted$to_jsonb(mine) ->> 'created_at', (to_jsonb(mine) - 'id')::text$sorted$,
        users.id,
        skipped
      )
    from pg_catalog.pg_class join pg_catalog.pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attname = 'user_id'
    union all
    select name, private.rows_of(query, 'created_at, id', users.id, skipped)
    from (
      values
        ('team_messages', 'select * from public.team_messages where sender_id = $1'),
        (
          'friendships',
          'select * from public.friendships
           where $1 in (user1_id, user2_id)
             and not private.has_blocked(case when user1_id = $1 then user2_id else user1_id end, $1)'
        ),
        (
          'messages',
          'select * from public.messages where sender_id = $1
           union all
           select * from public.messages where recipient_id = $1'
        ),
        (
          'invitations',
          'select * from public.invitations where recipient_email = (select email from auth.users where id = $1)'
        ),
        (
          'sent_invitations',
          -- Any other status would reveal that the recipient has declined, or has blocked the sender.
          $sent$
            select
              id,
              case when not by_id then recipient_email end as recipient_email,
              case status when 'accepted' then status else 'pending' end as status,
              expires_at,
              created_at
            from public.invitations where sender_id = $1
          $sent$
        ),
        ('message_reports', 'select * from public.message_reports where reporter_id = $1')
    ) as of_user (name, query)
    union all
    select 'shut_outs', private.rows_of('select reason, until from private.shut_outs where user_id = $1', 'reason', users.id, skipped)
  ) as each (name, stored)
  where users.id = account
  group by users.id;
$$;

-- No foreign key can reference an address, so this trigger deletes the invitations to the address of a deleted account,
-- even if the operator deletes the account.
create function private.forget_invitations() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.invitations where recipient_email = old.email;
  return null;
end
$$;

revoke execute on function private.forget_invitations() from public;

create trigger forget_invitations after delete on auth.users for each row execute function private.forget_invitations();

-- Deletes an account in a single transaction. Returns false and does nothing if the confirmation is not its email
-- address.
--
-- The rule: messages stay without their sender; a message between two friends is deleted when both accounts are
-- deleted. Everything else is deleted: profile, follows, fantasy players, ratings, friendships, the invitations that
-- the account has sent and those sent to its address, and the user with all sessions. The foreign keys to the user,
-- `forget_message_of_nobody` and `forget_invitations` keep the rule, even if the operator deletes the user.
create function public.delete_account(account uuid, confirmation text) returns boolean
language plpgsql security definer
set search_path = ''
set statement_timeout = '60s'
as $$
declare
  address text;
begin
  select users.email into address from auth.users where users.id = account for update;
  if address is null or address is distinct from lower(btrim(confirmation)) then
    return false;
  end if;
  delete from auth.users where users.id = account;
  return true;
end
$$;

-- An account by its id or its address, for the functions that send invitations.
create function public.find_account(account uuid default null, address text default null)
returns table (id uuid, email text)
language sql stable security definer
set search_path = ''
as $$
  select users.id, users.email::text from auth.users where users.id = account or users.email = address;
$$;

revoke execute on function public.export_account(uuid, integer), public.delete_account(uuid, text), public.find_account(uuid, text)
from public, anon, authenticated;
grant execute on function public.export_account(uuid, integer), public.delete_account(uuid, text), public.find_account(uuid, text) to service_role;

-- Bounds the requests that write to a table whose pace is kept.
do $$
declare
  written regclass;
begin
  for written in
    select distinct tgrelid::regclass from pg_trigger where tgfoid = 'private.keep_write_pace()'::regprocedure
  loop
    execute format(
      'create trigger bound_request before insert or update on %s for each row execute function private.bound_request()', written
    );
  end loop;
end
$$;
