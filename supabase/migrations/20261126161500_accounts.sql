-- Functions that export, delete and find an account. Only the edge functions call them, after checking with the auth
-- server that the token belongs to the caller and that the session has not ended.

-- The rows of a user in a table that has a `user_id`, oldest first.
create function private.rows_of(owned regclass, account uuid) returns json
language plpgsql stable
set search_path = ''
as $$
declare
  found json;
begin
  execute format(
    $query$
      select coalesce(json_agg(mine order by to_jsonb(mine) ->> 'created_at', (to_jsonb(mine) - 'id')::text), '[]')
      from %s as mine where user_id = $1
    $query$,
    owned
  ) into found using account;
  return found;
end
$$;

revoke execute on function private.rows_of(regclass, uuid) from public;

-- Every row of the account, by table, as stored; null if there is no such account. The export does not reveal who has
-- read, muted, blocked or reported the account. The function finds a table of `public` with a `user_id` by itself; any
-- other table needs a line here.
create function public.export_account(account uuid) returns json
language sql security definer
set search_path = ''
-- PostgREST applies this instead of the eight seconds of its own role, because a very large account takes longer.
-- Supabase allows 60 s.
set statement_timeout = '60s'
as $$
  select private.spend_pace(id, 'exports', 5, 3600, 1) from auth.users where id = account;
  select json_build_object(
    'exported_at', now(),
    'account', json_build_object('id', users.id, 'email', users.email),
    'tables', (
      select json_object_agg(name, stored order by name)
      from (
        select relname::text, private.rows_of(pg_class.oid, users.id)
        from pg_catalog.pg_class join pg_catalog.pg_attribute on attrelid = pg_class.oid
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attname = 'user_id'
        union all
        select 'team_messages', (
          select coalesce(json_agg(mine order by created_at, id), '[]')
          from public.team_messages as mine where sender_id = users.id
        )
        union all
        select 'friendships', (
          select coalesce(json_agg(mine order by created_at, id), '[]')
          from public.friendships as mine
          where users.id in (user1_id, user2_id)
            and not private.has_blocked(case when user1_id = users.id then user2_id else user1_id end, users.id)
        )
        union all
        select 'messages', (
          select coalesce(json_agg(mine order by created_at, id), '[]')
          from public.messages as mine where users.id in (sender_id, recipient_id)
        )
        union all
        select 'invitations', (
          select coalesce(json_agg(mine order by created_at, id), '[]')
          from public.invitations as mine where recipient_email = users.email
        )
        union all
        select 'sent_invitations', (
          select coalesce(
            json_agg(
              json_build_object(
                'id', id,
                'recipient_email', case when not by_id then recipient_email end,
                -- Any other status would reveal that the recipient has declined, or has blocked the sender.
                'status', case status when 'accepted' then status else 'pending' end,
                'expires_at', expires_at,
                'created_at', created_at
              )
              order by created_at, id
            ),
            '[]'
          )
          from public.invitations where sender_id = users.id
        )
        union all
        select 'message_reports', (
          select coalesce(json_agg(mine order by created_at, id), '[]')
          from public.message_reports as mine where reporter_id = users.id
        )
        union all
        select 'shut_outs', (
          select coalesce(json_agg(json_build_object('reason', reason, 'until', until)), '[]')
          from private.shut_outs where user_id = users.id
        )
      ) as each (name, stored)
    )
  )
  from auth.users
  where users.id = account;
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

revoke execute on function public.export_account(uuid), public.delete_account(uuid, text), public.find_account(uuid, text)
from public, anon, authenticated;
grant execute on function public.export_account(uuid), public.delete_account(uuid, text), public.find_account(uuid, text) to service_role;
