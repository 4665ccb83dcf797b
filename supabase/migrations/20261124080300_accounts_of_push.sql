-- Every row that is the account's, by table, as it is stored; null where there is no such account. Who has read, muted, blocked or reported
-- the account is not told.
create or replace function public.export_account(account uuid) returns json
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
      ),
      'player_rating_history', (
        select coalesce(json_agg(mine order by rated_at, id), '[]')
        from public.player_rating_history as mine where user_id = users.id
      ),
      'message_reads', (
        select coalesce(json_agg(mine order by friend_id), '[]')
        from public.message_reads as mine where user_id = users.id
      ),
      'user_mutes', (
        select coalesce(json_agg(mine order by created_at, id), '[]')
        from public.user_mutes as mine where user_id = users.id
      ),
      'user_blocks', (
        select coalesce(json_agg(mine order by created_at, id), '[]')
        from public.user_blocks as mine where user_id = users.id
      ),
      'hidden_words', (
        select coalesce(json_agg(mine order by word), '[]')
        from public.hidden_words as mine where user_id = users.id
      ),
      'message_reports', (
        select coalesce(json_agg(mine order by created_at, id), '[]')
        from public.message_reports as mine where reporter_id = users.id
      ),
      'push_subscriptions', (
        select coalesce(json_agg(mine order by created_at, id), '[]')
        from public.push_subscriptions as mine where user_id = users.id
      ),
      'push_choices', (
        select coalesce(json_agg(mine), '[]') from public.push_choices as mine where user_id = users.id
      ),
      'push_mutes', (
        select coalesce(json_agg(mine order by created_at, id), '[]')
        from public.push_mutes as mine where user_id = users.id
      )
    )
  )
  from auth.users
  where users.id = account;
$$;
