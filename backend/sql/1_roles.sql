-- The database roles under which the services connect. This script runs at each start.
do $$ begin create role authenticator login noinherit; exception when duplicate_object then null; end $$;
grant anon, authenticated, service_role to authenticator;

do $$ begin create role realtime_reader login replication bypassrls; exception when duplicate_object then null; end $$;
grant anon, authenticated, service_role to realtime_reader;
grant usage on schema realtime to realtime_reader;
grant insert on realtime.messages to realtime_reader;
grant pg_read_all_data, pg_write_all_data to realtime_reader;
grant set on parameter session_replication_role to realtime_reader;
