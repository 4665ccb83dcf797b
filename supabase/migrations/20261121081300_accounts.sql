-- What is told of an account when it asks, and what becomes of it when it goes. Both are for the edge functions alone: they have asked the
-- auth server who it is that asks, and whether that session still stands.

-- Every row that is the account's, by table, as it is stored; null where there is no such account.
create function public.export_account(account uuid) returns json
language sql stable security definer
set search_path = ''
as $$
  select json_build_object(
    'exported_at', now(),
    'account', json_build_object('id', users.id, 'email', users.email),
    'tables', json_build_object(
      'profiles', (
        select coalesce(json_agg(mine), '[]') from public.profiles as mine where user_id = users.id
      ),
      'user_follows', (
        select coalesce(json_agg(mine order by priority, id), '[]')
        from public.user_follows as mine where user_id = users.id
      ),
      'user_fantasy_players', (
        select coalesce(json_agg(mine order by player_id), '[]')
        from public.user_fantasy_players as mine where user_id = users.id
      ),
      'team_messages', (
        select coalesce(json_agg(mine order by created_at, id), '[]')
        from public.team_messages as mine where sender_id = users.id
      ),
      'friendships', (
        select coalesce(json_agg(mine order by created_at, id), '[]')
        from public.friendships as mine where users.id in (user1_id, user2_id)
      ),
      'messages', (
        select coalesce(json_agg(mine order by created_at, id), '[]')
        from public.messages as mine where users.id in (sender_id, recipient_id)
      ),
      'invitations', (
        select coalesce(json_agg(mine order by created_at, id), '[]')
        from public.invitations as mine where sender_id = users.id or recipient_email = users.email
      ),
      'player_ratings', (
        select coalesce(json_agg(mine order by created_at, id), '[]')
        from public.player_ratings as mine where user_id = users.id
      )
    )
  )
  from auth.users
  where users.id = account;
$$;

revoke execute on function public.export_account(uuid) from public, anon, authenticated;
grant execute on function public.export_account(uuid) to service_role;

-- Deletes an account, in one transaction; false, and nothing done, where the confirmation is not its e-mail address.
--
-- The rule: messages stay, without their sender; a message from one to one goes when both of its two have gone. Everything else goes:
-- profile, follows, fantasy players, ratings, friendships, the invitations that the account has sent and those sent to its address, and the
-- user with all sessions. Whatever leads to the user by a foreign key says there which of the two it is.
create function public.delete_account(account uuid, confirmation text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  address text;
begin
  select users.email into address from auth.users where users.id = account for update;
  if address is null or address is distinct from lower(btrim(confirmation)) then
    return false;
  end if;
  -- No foreign key leads to an address, and none sees that the other has gone already.
  delete from public.invitations where recipient_email = address;
  delete from public.messages
  where (sender_id = account and recipient_id is null) or (recipient_id = account and sender_id is null);
  delete from auth.users where users.id = account;
  return true;
end
$$;

revoke execute on function public.delete_account(uuid, text) from public, anon, authenticated;
grant execute on function public.delete_account(uuid, text) to service_role;
