-- The functions with which the realtime server runs the policies, in a schema of their own. This script runs at each
-- start.
drop schema if exists local_realtime cascade;
create schema local_realtime;
grant usage on schema local_realtime to realtime_reader;

-- Returns for each listener (a role with its claims) whether the policies let that listener read the row that matches
-- the condition.
create or replace function local_realtime.seen_as_it_stands(relation regclass, condition text, listeners jsonb) returns boolean[]
language plpgsql set search_path = '' as $$
declare
  listener jsonb;
  seen boolean;
  answer boolean[] := '{}';
begin
  for listener in select value from jsonb_array_elements(listeners) loop
    perform set_config('role', listener ->> 'role', true), set_config('request.jwt.claims', listener ->> 'claims', true);
    execute format('select exists (select from %s where %s)', relation, condition) into seen;
    answer := answer || seen;
  end loop;
  perform set_config('role', 'none', true);
  return answer;
end $$;

-- Waits until other transactions see the changes of a committed transaction, for about a second at most. The change
-- stream may deliver the changes a moment before they can be seen.
create or replace function local_realtime.wait_for(transaction bigint) returns void
language plpgsql set search_path = '' as $$
declare
  snapshot pg_snapshot;
  epoch bigint;
begin
  for tries in 1..1000 loop
    snapshot := pg_current_snapshot();
    -- The stream gives the lower 32 bits of the transaction id.
    epoch := (pg_snapshot_xmax(snapshot)::text::bigint >> 32) << 32;
    if pg_visible_in_snapshot((epoch + transaction)::text::xid8, snapshot) then return; end if;
    perform pg_sleep(0.001);
  end loop;
end $$;

-- Returns for each listener whether the policies let that listener read a row that was inserted or updated. If the row
-- has been deleted since, the function inserts it again for the check, without triggers and foreign keys, and rolls the
-- insert back.
create or replace function local_realtime.seen_by(transaction bigint, relation regclass, keys text[], record jsonb, listeners jsonb)
returns boolean[]
language plpgsql set search_path = '' as $$
declare
  condition text := (select string_agg(format('%I = %L', key, record ->> key), ' and ') from unnest(keys) as key);
  stands boolean;
  answer boolean[];
begin
  perform local_realtime.wait_for(transaction);
  execute format('select exists (select from %s where %s)', relation, condition) into stands;
  if stands then return local_realtime.seen_as_it_stands(relation, condition, listeners); end if;
  begin
    perform set_config('session_replication_role', 'replica', true);
    execute format('insert into %s overriding system value select * from jsonb_populate_record(null::%s, $1)', relation, relation) using record;
    answer := local_realtime.seen_as_it_stands(relation, condition, listeners);
    raise sqlstate 'RT000';
  exception
    when sqlstate 'RT000' then return answer;
-- The deleted row cannot be inserted again, because another row now has the same unique key.
    when unique_violation then return array_fill(false, array[jsonb_array_length(listeners)]);
  end;
end $$;

-- Returns which kinds of message a listener may receive and send in a private channel. As the hosted server does, the
-- function inserts trial messages and rolls them back.
create or replace function local_realtime.rights_in(room text, listener jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  kind text;
  sees boolean;
  sends boolean;
  answer jsonb := '{"select": {}, "insert": {}}';
begin
  foreach kind in array array['broadcast', 'presence'] loop
    begin
      insert into realtime.messages (topic, extension) values (room, kind);
      perform
        set_config('role', listener ->> 'role', true),
        set_config('request.jwt.claims', listener ->> 'claims', true),
        set_config('realtime.topic', room, true);
      sees := exists (select from realtime.messages where topic = room and extension = kind);
      raise sqlstate 'RT000';
    exception
      when sqlstate 'RT000' then null;
      when insufficient_privilege then sees := false;
    end;
    begin
      perform
        set_config('role', listener ->> 'role', true),
        set_config('request.jwt.claims', listener ->> 'claims', true),
        set_config('realtime.topic', room, true);
      insert into realtime.messages (topic, extension) values (room, kind);
      sends := true;
      raise sqlstate 'RT000';
    exception
      when sqlstate 'RT000' then null;
      when insufficient_privilege then sends := false;
    end;
    answer := jsonb_set(jsonb_set(answer, array['select', kind], to_jsonb(sees)), array['insert', kind], to_jsonb(sends));
  end loop;
  return answer;
end $$;

revoke execute on function local_realtime.wait_for, local_realtime.seen_as_it_stands, local_realtime.seen_by, local_realtime.rights_in from public;
grant execute on function local_realtime.wait_for, local_realtime.seen_as_it_stands, local_realtime.seen_by, local_realtime.rights_in to realtime_reader;
