-- A red card that is taken back goes to those who were notified of the card, and takes the place of a message that waits.

-- The feed's own words for what is notified, and nothing that happened long before it was written.
create or replace function private.queue_event_pushes() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.push_queue (kind, subject)
  select 'event', id from added
  where (event_type in ('GOAL', 'RED_CARD', 'CARD_CANCELLED') or payload ->> 'decision' = 'GOAL_CANCELLED')
    and occurred_at > now() - interval '10 minutes'
    and exists (select from public.push_subscriptions)
  order by occurred_at, id
  on conflict do nothing;
  if found then
    perform private.send_pushes();
  end if;
  return null;
end
$$;

-- As before, except that a correction goes to those who were notified of the card.
create or replace function private.told_of_event(subject text, users uuid[]) returns table (user_id uuid, topic text, happened_at timestamptz)
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
begin
  return query
  with event as materialized (
    select
      event.match_id,
      event.occurred_at,
      event.event_type in ('RED_CARD', 'CARD_CANCELLED') as is_red,
      case when event.event_type in ('RED_CARD', 'CARD_CANCELLED') then 'red_cards' else 'goals' end as kind,
      case event.event_type
        when 'RED_CARD' then 'red:' || event.id
        when 'CARD_CANCELLED' then 'red:' || coalesce(event.payload ->> 'cancels', event.id)
        else 'match:' || event.match_id
      end as topic,
      array[event.team_id, live.home_team_id, live.away_team_id]::text[] as teams,
      array[private.fold_name(event.team_name), private.fold_name(event.home_team), private.fold_name(event.away_team)] as names,
      event.person_id::text as person,
      found.summary #>> '{competition,id}' as competition
    from public.live_events_new as event
    left join public.live_matches_new as live on live.id = event.match_id
    left join public.provider_matches as found
      on found.id = case when event.match_id ~ '^[0-9]{1,9}$' then event.match_id::integer end
    where event.id = subject
  ),
  notified as not materialized (
    select * from public.user_follows where notifications and (users is null or user_id = any (users))
  ),
  follows as (
    select user_id, entity_type, entity_id from event
    join notified on entity_type = 'team' and btrim(entity_id) = any (event.teams)
    union
    select user_id, entity_type, entity_id from event
    join notified on entity_type = 'team' and private.fold_name(display_name) = any (event.names) and private.fold_name(display_name) <> ''
    union
    select user_id, entity_type, entity_id from event
    join notified on entity_type = 'player' and btrim(entity_id) = event.person
    union
    select user_id, entity_type, entity_id from event
    join notified on entity_type = 'competition' and btrim(entity_id) = event.competition
  ),
  followers as (
    select distinct follows.user_id from event
    cross join follows
    left join public.follow_kinds as chosen
      on chosen.user_id = follows.user_id and chosen.entity_type = follows.entity_type and chosen.entity_id = btrim(follows.entity_id)
    where coalesce(chosen.kinds, 'both') in ('both', event.kind)
  )
  select followers.user_id, event.topic, event.occurred_at
  from followers
  cross join event
  left join public.push_choices as choices on choices.user_id = followers.user_id
  where coalesce(case when event.is_red then choices.red_cards else choices.goals end, true)
    and not exists (
      select from public.push_mutes as muted
      where muted.user_id = followers.user_id and muted.match_id = event.match_id
    );
end
$$;

-- Whoever looks at a crowded backend hears of it too.
create or replace function private.note_new_events() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.is_crowded() then
    insert into private.waiting_broadcasts (topic, event, source, subject, is_new)
    select 'live', 'live', 'live_events_new', id, true from added
    -- Goals and red cards, as pages announce them (NOTIFY-1), and their corrections.
    where event_type ~* ('GOAL|SCORE|SCORING|PENALTY_CONFIRMED|TAP_IN|FINISH|RED|PLAYER_SENT_OFF|DISMISSAL|EJECTION|EXPULSION|SENDING_OFF'
      || '|VIOLENT_CONDUCT|SERIOUS_FOUL_PLAY|UNSPORTING_BEHAVIOR')
      or event_type = 'CARD_CANCELLED'
      or payload ->> 'decision' = 'GOAL_CANCELLED'
    order by occurred_at, id;
    insert into private.waiting_broadcasts (topic, event, source, subject, is_new)
    select 'match:' || match_id, 'match', 'live_events_new', id, true from added order by occurred_at, id;
  end if;
  return null;
exception when others then
  raise warning 'New events are not broadcast: %', sqlerrm;
  return null;
end
$$;
