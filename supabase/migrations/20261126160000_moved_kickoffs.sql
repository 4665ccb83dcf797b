-- A match whose kick-off has moved has a later last change, because pages compare lists by it (FEED-20). Where the provider's own time stays as it
-- was, it is the moment at which the move was learnt, and later answers do not go back behind it. A time of a wrong clock, which lies ahead, is not
-- kept.
create function private.keep_last_change() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  told text collate "C" := new.summary ->> 'lastUpdated';
  known text collate "C" := old.summary ->> 'lastUpdated';
  moment text collate "C" := to_char(new.fetched_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
  newest jsonb;
begin
  if told is null or known is null or told > known or known > moment then
    return new;
  end if;
  newest := jsonb_build_object('lastUpdated', case when new.utc_kickoff <> old.utc_kickoff then moment else known end);
  new.summary := new.summary || newest;
  new.report := new.report || newest;
  return new;
end
$$;

revoke execute on function private.keep_last_change() from public;

create trigger keep_last_change before update on public.provider_matches for each row execute function private.keep_last_change();
