-- The last choice of a user to hide the results of a match, or of a team, a competition or a day, or to show them again.
-- A row that shows them stays, because another device may have hidden them without a network. The subject is the id of a
-- match or the key of a HiddenGroup of the package domain: team:900001, competition:2106 or day:2026-11-21.
create table public.hidden_results (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  subject text not null check (char_length(subject) between 1 and 64),
  name text check (char_length(name) <= 200),
  from_day text check (from_day ~ '^\d{4}-\d{2}-\d{2}$'),
  hidden boolean not null,
  chosen_at timestamptz not null,
  unique (user_id, subject)
);

create trigger refuse_full_list after insert on public.hidden_results
  referencing new table as added for each statement execute function private.refuse_full_list(500);

create trigger keep_write_pace_of_new after insert on public.hidden_results
  referencing new table as added for each statement execute function private.keep_write_pace('lists', 600);

create trigger keep_write_pace_of_changed after update on public.hidden_results
  referencing new table as added for each statement execute function private.keep_write_pace('lists', 600);

-- As in user_follows, the identity lets a channel that filters by its own user receive only that user's deletions.
create unique index hidden_results_replica_identity on public.hidden_results (id, user_id);
alter table public.hidden_results replica identity using index hidden_results_replica_identity;

revoke all on public.hidden_results from anon, authenticated;
grant select on public.hidden_results to authenticated;
grant insert (id, user_id, subject, name, from_day, hidden, chosen_at),
  update (subject, name, from_day, hidden, chosen_at)
  on public.hidden_results to authenticated;
grant all on public.hidden_results to service_role;

alter table public.hidden_results enable row level security;

create policy "spectators see which results they hide" on public.hidden_results
  for select to authenticated using ((select auth.uid()) = user_id);

create policy "spectators hide results" on public.hidden_results
  for insert to authenticated with check ((select auth.uid()) = user_id);

create policy "spectators change which results they hide" on public.hidden_results
  for update to authenticated using ((select auth.uid()) = user_id);

alter publication supabase_realtime add table public.hidden_results;

-- The users who may see a row, by the same rules as the policies of its table.
create or replace function private.owners_of(source text, stored jsonb) returns setof uuid
language sql stable
set search_path = ''
as $$
  select (stored ->> 'user_id')::uuid where source in ('user_follows', 'message_reads', 'hidden_results')
  union
  select one
  from (
    values
      ((stored ->> 'user1_id')::uuid, (stored ->> 'user2_id')::uuid),
      ((stored ->> 'user2_id')::uuid, (stored ->> 'user1_id')::uuid)
  ) as friends (one, other)
  where source = 'friendships' and not private.has_blocked(other, one)
  union
  select (stored ->> 'sender_id')::uuid where source = 'messages'
  union
  select (stored ->> 'recipient_id')::uuid where source = 'messages'
    and not private.has_blocked((stored ->> 'recipient_id')::uuid, (stored ->> 'sender_id')::uuid)
  union
  select users.id from auth.users where source = 'invitations' and users.email = stored ->> 'recipient_email';
$$;

create trigger notify_owners_of_new after insert on public.hidden_results
  referencing new table as changed for each statement execute function private.notify_owners();
create trigger notify_owners_of_changed after update on public.hidden_results
  referencing new table as changed for each statement execute function private.notify_owners();

-- As in the schedules. It also deletes choices about matches and days once they are thirty days old and the day is over,
-- because devices ignore them then (KNOWN-17).
create or replace function public.remove_old(at timestamptz default clock_timestamp()) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  old text[];
begin
  select coalesce(array_agg(id), '{}') into old from public.live_matches_new where utc_kickoff < at - interval '3 days';
  delete from public.live_events_new where match_id = any (old);
  delete from public.match_state where id = any (old);
  delete from private.feed_matches where id = any (old);
  delete from public.live_matches_new where id = any (old);
  delete from private.fantasy_wishes where wished_at < at - interval '1 day';
  delete from public.provider_answers as answer
  using unnest(array['fpl', 'eliteserien']) as game
  where answer.name like 'fantasy/' || game || '/entry/%'
    and answer.fetched_at < at - interval '7 days'
    and split_part(answer.name, '/', 4) <> all (public.fantasy_entries(game, at)::text[]);
  delete from private.provider_calls where asked_at < at - interval '30 days';
  delete from private.job_leases where expires_at < at - interval '1 day';
  delete from public.push_mutes
  where created_at < at - interval '7 days' and match_id !~ '^(team|competition):'
    -- A mute of a future day or match must stay, because otherwise a push message would give away a result.
    and (match_id !~ '^day:' or match_id collate "C" < 'day:' || (at at time zone 'Europe/Oslo')::date)
    and match_id not in (select id::text from public.provider_matches where utc_kickoff > at - interval '1 day');
  delete from public.hidden_results
  where chosen_at < at - interval '30 days' and subject !~ '^(team|competition):'
    -- A day may be hidden long before it comes.
    and (subject !~ '^day:' or subject collate "C" < 'day:' || (at at time zone 'Europe/Oslo')::date);
  delete from private.push_queue where queued_at < at - interval '1 day';
  return jsonb_build_object('matches', cardinality(old));
end
$$;
