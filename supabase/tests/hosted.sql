-- The parts of a hosted project that exist before its first migration and on which the migrations rely: roles, sign-in,
-- and the default rights on a new table, which every migration must revoke. Roles belong to the whole server, so
-- another database may already have created them.
do $$ begin create role anon nologin; exception when duplicate_object then null; end $$;
do $$ begin create role authenticated nologin; exception when duplicate_object then null; end $$;
do $$ begin create role service_role nologin bypassrls; exception when duplicate_object then null; end $$;

grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;

create schema auth;
grant usage on schema auth to anon, authenticated, service_role;

create table auth.users (id uuid primary key, email text unique);

create function auth.jwt() returns jsonb
language sql stable
as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb; $$;

create function auth.uid() returns uuid
language sql stable
as $$ select (auth.jwt() ->> 'sub')::uuid; $$;
