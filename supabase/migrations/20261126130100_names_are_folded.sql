-- A name as `foldText` of domain compares it: lower case, without marks and invisible characters, all that is no letter or digit as a space, and one
-- spelling for aa, ae, oe and the letters that they stand for.
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

revoke execute on function private.fold_name(text) from public;
grant execute on function private.fold_name(text) to authenticated, service_role;

drop index public.user_follows_lower_idx;
create index on public.user_follows (private.fold_name(display_name)) where notifications and entity_type = 'team';

-- As before, except that names are compared by their folded form.
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
      event.event_type = 'RED_CARD' as is_red,
      case when event.event_type = 'RED_CARD' then 'red_cards' else 'goals' end as kind,
      case when event.event_type = 'RED_CARD' then 'red:' || event.id else 'match:' || event.match_id end as topic,
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
