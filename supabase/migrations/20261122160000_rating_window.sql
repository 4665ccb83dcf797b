-- Players are rated after a match that has ended, for 24 hours. When a match ended is not stored, so the latest end there can be counts: three
-- hours after kick-off, which extra time and penalties take. Nobody is refused whom a screen with a truer end lets in.
-- A rating without a match, or of one that is not in live_matches_new, belongs to no window that the database knows.

-- Refuses with SQLSTATE PT403, which PostgREST answers as HTTP 403.
create function private.keep_the_rating_window() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- The backend's own jobs write for nobody.
  if auth.uid() is null then
    return new;
  end if;
  if exists (
    select from public.live_matches_new as match
    where match.id = new.match_id
      and (match.status not in ('FINISHED', 'AWARDED') or match.utc_kickoff <= now() - interval '27 hours')
  ) then
    raise sqlstate 'PT403' using message = format('the players of match %s cannot be rated now', new.match_id);
  end if;
  return new;
end
$$;

create trigger keep_the_rating_window before insert or update on public.player_ratings
  for each row when (new.match_id is not null) execute function private.keep_the_rating_window();
