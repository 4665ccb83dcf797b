-- Which events a user is told of for a team, competition or player, by the page and on their devices. Without a row it is both kinds. A row
-- stays when the team is followed no longer, so that whoever follows it again finds the choice.
create table public.follow_kinds (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  entity_type text not null check (entity_type in ('team', 'competition', 'player')),
  entity_id text not null check (char_length(entity_id) between 1 and 64),
  kinds text not null default 'both' check (kinds in ('both', 'goals', 'red_cards')),
  unique (user_id, entity_type, entity_id)
);

revoke all on public.follow_kinds from anon, authenticated;
grant select on public.follow_kinds to authenticated;
grant insert (id, user_id, entity_type, entity_id, kinds), update (entity_type, entity_id, kinds) on public.follow_kinds to authenticated;
grant all on public.follow_kinds to service_role;

alter table public.follow_kinds enable row level security;

create policy "spectators see which events their follows tell of" on public.follow_kinds
  for select to authenticated using ((select auth.uid()) = user_id);

create policy "spectators choose which events their follows tell of" on public.follow_kinds
  for insert to authenticated with check ((select auth.uid()) = user_id);

create policy "spectators change which events their follows tell of" on public.follow_kinds
  for update to authenticated using ((select auth.uid()) = user_id);

-- Other clients may have stored an id with spaces around it.
create index on public.user_follows (entity_type, btrim(entity_id)) where notifications;
drop index public.user_follows_entity_type_entity_id_idx;

-- Who is told of an event: those who follow a side, by id or name, its person or the competition of its match with notifications on
-- (NOTIFY-8), by a follow that tells of its kind (NOTIFY-35), want its kind on their devices, and have not muted the match.
create or replace function private.told_of_event(subject text) returns table (user_id uuid, topic text)
language sql stable
set search_path = ''
as $$
  with event as materialized (
    select
      event.match_id,
      event.event_type = 'RED_CARD' as is_red,
      case when event.event_type = 'RED_CARD' then 'red_cards' else 'goals' end as kind,
      case when event.event_type = 'RED_CARD' then 'red:' || event.id else 'match:' || event.match_id end as topic,
      array[event.team_id, live.home_team_id, live.away_team_id]::text[] as teams,
      array[lower(btrim(event.team_name)), lower(btrim(event.home_team)), lower(btrim(event.away_team))] as names,
      event.person_id::text as person,
      found.summary #>> '{competition,id}' as competition
    from public.live_events_new as event
    left join public.live_matches_new as live on live.id = event.match_id
    left join public.provider_matches as found
      on found.id = case when event.match_id ~ '^[0-9]{1,9}$' then event.match_id::integer end
    where event.id = subject
  ),
  follows as (
    select user_id, entity_type, entity_id from event
    join public.user_follows on notifications and entity_type = 'team' and btrim(entity_id) = any (event.teams)
    union
    select user_id, entity_type, entity_id from event
    join public.user_follows
      on notifications and entity_type = 'team' and lower(btrim(display_name)) = any (event.names) and btrim(display_name) <> ''
    union
    select user_id, entity_type, entity_id from event
    join public.user_follows on notifications and entity_type = 'player' and btrim(entity_id) = event.person
    union
    select user_id, entity_type, entity_id from event
    join public.user_follows on notifications and entity_type = 'competition' and btrim(entity_id) = event.competition
  ),
  followers as (
    select distinct follows.user_id from event
    cross join follows
    left join public.follow_kinds as chosen
      on chosen.user_id = follows.user_id and chosen.entity_type = follows.entity_type and chosen.entity_id = btrim(follows.entity_id)
    where coalesce(chosen.kinds, 'both') in ('both', event.kind)
  )
  select followers.user_id, event.topic
  from followers
  cross join event
  left join public.push_choices as choices on choices.user_id = followers.user_id
  where coalesce(case when event.is_red then choices.red_cards else choices.goals end, true)
    and not exists (
      select from public.push_mutes as muted
      where muted.user_id = followers.user_id and muted.match_id = event.match_id
    );
$$;

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
      ),
      'follow_kinds', (
        select coalesce(json_agg(mine order by id), '[]')
        from public.follow_kinds as mine where user_id = users.id
      )
    )
  )
  from auth.users
  where users.id = account;
$$;
