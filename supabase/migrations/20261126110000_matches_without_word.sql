-- A match that should have begun, and of which nobody has said anything, is UNREPORTED: its source gives no status.
alter table public.live_matches_new
  drop constraint live_matches_new_status_check,
  add constraint live_matches_new_status_check check (
    status in (
      'SCHEDULED', 'TIMED', 'UNREPORTED', 'LIVE', 'IN_PLAY', 'PAUSED', 'FINISHED', 'AWARDED', 'POSTPONED', 'SUSPENDED',
      'CANCELED'
    )
  );

alter table public.match_state
  drop constraint match_state_status_check,
  add constraint match_state_status_check check (
    status in (
      'SCHEDULED', 'TIMED', 'UNREPORTED', 'LIVE', 'IN_PLAY', 'PAUSED', 'FINISHED', 'AWARDED', 'POSTPONED', 'SUSPENDED',
      'CANCELED'
    )
  );

-- A match that is SCHEDULED at midnight in UTC has a day and no time yet (MATCH-38): its day's list is enough.
create or replace function private.is_football_near(at timestamptz default now()) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.provider_matches as found
    left join public.live_matches_new as live on live.id = found.id::text
    where found.utc_kickoff between at - interval '12 hours' and at + interval '2 minutes'
      and (
        live.status in ('LIVE', 'IN_PLAY', 'PAUSED')
        or (
          coalesce(live.status, found.summary ->> 'status') in ('SCHEDULED', 'TIMED')
          and found.utc_kickoff > at - interval '3 hours'
          and not (
            coalesce(live.status, found.summary ->> 'status') = 'SCHEDULED'
            and (found.utc_kickoff at time zone 'utc')::time = '00:00'
          )
        )
      )
  );
$$;
