-- Finds the same match and the same team in the answers of several providers. Each provider has its own ids, and
-- two of them may use the same id for different matches. Therefore the project has ids of its own, which rows,
-- follows and chats keep when another provider reports the match (decision 085).

create table private.known_teams (
  provider text not null,
  id integer not null,
  own_id integer not null,
  -- The club's name without the words in which providers differ, such as FK.
  club text not null,
  is_women boolean not null,
  primary key (provider, id)
);
create index on private.known_teams (club);
create index on private.known_teams (own_id);

create table private.known_matches (
  provider text not null,
  id integer not null,
  own_id integer not null,
  competition_code text not null,
  utc_kickoff timestamptz not null,
  -- The project's ids of the teams; null for a side that is not decided yet.
  home_id integer,
  away_id integer,
  primary key (provider, id)
);
create index on private.known_matches (competition_code, utc_kickoff);
create index on private.known_matches (own_id);

-- New ids for matches and teams whose preferred id is missing or already belongs to another match or team. The sequence
-- starts above the ids of every provider.
create sequence private.own_ids as integer start 1000000000;

-- The project's ids that may belong to a team in a provider's answer: the recorded id if the team is known, otherwise
-- the ids of other providers' teams of the same name, except ids that belong to another team of this provider.
create function private.teams_like(asked text, team_id integer, club text, is_women boolean) returns integer[]
language sql stable
set search_path = ''
as $$
  select coalesce(
    (select array[known.own_id] from private.known_teams as known where known.provider = asked and known.id = team_id),
    (
      select array_agg(distinct known.own_id)
      from private.known_teams as known
      where known.club = teams_like.club and known.is_women = teams_like.is_women
        and not exists (select from private.known_teams as taken where taken.provider = asked and taken.own_id = known.own_id)
    ),
    '{}'
  );
$$;

-- Whether a team that a provider reports may have the given id of the project. A known team may have only its recorded
-- id; an unknown team may have any id that no other team of the provider has.
create function private.may_be_team(asked text, team_id integer, own integer) returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(
    (select known.own_id = own from private.known_teams as known where known.provider = asked and known.id = team_id),
    not exists (select from private.known_teams as taken where taken.provider = asked and taken.own_id = own)
  );
$$;

-- Chooses the project's id of a team, records it and returns it. The choice is the id of the twin, which is the same
-- team in another provider's report of the match; otherwise the id of the only team of the same name; otherwise the
-- preferred id, if no team has it; otherwise a new id.
create function private.own_team(asked text, team_id integer, club text, is_women boolean, preferred integer, twin integer default null) returns integer
language plpgsql
set search_path = ''
as $$
declare
  alike constant integer[] := private.teams_like(asked, team_id, club, is_women);
  own integer;
begin
  if team_id is null then
    return null;
  end if;
  own := case
    when twin is not null then twin
    when cardinality(alike) = 1 then alike[1]
    when preferred is null or exists (select from private.known_teams as taken where taken.own_id = preferred) then nextval('private.own_ids')
    else preferred
  end;
  insert into private.known_teams values (asked, team_id, own, club, is_women) on conflict do nothing;
  return own;
end
$$;

-- The project's ids of the matches and teams in a provider's answer. The function records matches and teams that are
-- unknown. Two providers report the same match if the competition, the day and one club agree, because a club plays once
-- a day. The other club is then also the same, even if the providers name it differently. If both clubs agree, the day
-- may differ until the match is played, because one of the providers may not know the new date yet.
create function public.own_ids(provider text, teams jsonb, matches jsonb default '[]') returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  asked constant text := own_ids.provider;
  one record;
  twin record;
  home_ids integer[];
  away_ids integer[];
  home integer;
  away integer;
  is_last boolean;
begin
  -- Two runs that report the same new match wait for each other.
  perform pg_advisory_xact_lock(hashtext('own_ids'));
  -- The first pass records the matches that another provider has reported too, because such a match shows that two
  -- different names belong to the same club. The second pass records all other matches.
  foreach is_last in array array[false, true] loop
    for one in
      select
        match.*, home.club as home_club, away.club as away_club, coalesce(home.is_women, away.is_women) as is_women,
        home.preferred as home_preferred, away.preferred as away_preferred
      from jsonb_to_recordset(matches) as match (id integer, competition text, kickoff timestamptz, home integer, away integer)
      left join jsonb_to_recordset(teams) as home (id integer, club text, is_women boolean, preferred integer) on home.id = match.home
      left join jsonb_to_recordset(teams) as away (id integer, club text, is_women boolean, preferred integer) on away.id = match.away
      where not exists (select from private.known_matches as known where known.provider = asked and known.id = match.id)
      order by match.kickoff, match.id
    loop
      home_ids := private.teams_like(asked, one.home, one.home_club, one.is_women);
      away_ids := private.teams_like(asked, one.away, one.away_club, one.is_women);
      select known.* into twin
      from private.known_matches as known
      where known.provider <> asked
        and known.competition_code = one.competition
        and known.utc_kickoff between one.kickoff - interval '60 days' and one.kickoff + interval '60 days'
        and (known.home_id = any (home_ids) or known.away_id = any (away_ids))
        and not exists (select from private.known_matches as mine where mine.provider = asked and mine.own_id = known.own_id)
        and private.may_be_team(asked, one.home, known.home_id)
        and private.may_be_team(asked, one.away, known.away_id)
        and (
          known.utc_kickoff > one.kickoff - interval '1 day' and known.utc_kickoff < one.kickoff + interval '1 day'
          or known.home_id = any (home_ids) and known.away_id = any (away_ids) and exists (
            select from public.provider_matches as found
            where found.id = known.own_id and found.summary ->> 'status' in ('SCHEDULED', 'TIMED', 'POSTPONED')
          )
        )
      order by abs(extract(epoch from known.utc_kickoff - one.kickoff)), known.own_id
      limit 1;
      continue when twin.own_id is null and not is_last;
      home := private.own_team(asked, one.home, one.home_club, one.is_women, one.home_preferred, twin.home_id);
      away := private.own_team(asked, one.away, one.away_club, one.is_women, one.away_preferred, twin.away_id);
      insert into private.known_matches values (
        asked, one.id,
        coalesce(twin.own_id, case when exists (select from private.known_matches as taken where taken.own_id = one.id) then nextval('private.own_ids') else one.id end),
        one.competition, one.kickoff, home, away
      ) on conflict do nothing;
    end loop;
  end loop;
  perform private.own_team(asked, team.id, team.club, team.is_women, team.preferred)
  from jsonb_to_recordset(teams) as team (id integer, club text, is_women boolean, preferred integer)
  where not exists (select from private.known_teams as known where known.provider = asked and known.id = team.id);
  update private.known_matches as known
  set utc_kickoff = match.kickoff, home_id = home.own_id, away_id = away.own_id
  from jsonb_to_recordset(matches) as match (id integer, kickoff timestamptz, home integer, away integer)
  left join private.known_teams as home on home.provider = asked and home.id = match.home
  left join private.known_teams as away on away.provider = asked and away.id = match.away
  where known.provider = asked and known.id = match.id
    and (known.utc_kickoff, known.home_id, known.away_id) is distinct from (match.kickoff, home.own_id, away.own_id);
  return jsonb_build_object(
    'teams', (
      select coalesce(jsonb_agg(jsonb_build_object('id', known.id, 'own', known.own_id)), '[]')
      from private.known_teams as known
      where known.provider = asked
        and known.id in (select team.id from jsonb_to_recordset(teams) as team (id integer))
    ),
    'matches', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', known.id,
        'own', known.own_id,
        'shared', (
          select jsonb_build_object('status', found.summary ->> 'status', 'utcKickoff', found.utc_kickoff)
          from public.provider_matches as found
          where found.id = known.own_id
            and exists (select from private.known_matches as other where other.own_id = found.id and other.provider <> asked)
        )
      )), '[]')
      from private.known_matches as known
      where known.provider = asked
        and known.id in (select match.id from jsonb_to_recordset(matches) as match (id integer))
    )
  );
end
$$;

revoke execute on function
  private.teams_like(text, integer, text, boolean),
  private.may_be_team(text, integer, integer),
  private.own_team(text, integer, text, boolean, integer, integer)
from public;
revoke execute on function public.own_ids(text, jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.own_ids(text, jsonb, jsonb) to service_role;
