-- The columns and tables in which our auth server stores its data. No role that a token can name may read them.
-- This script runs at each start.
alter table auth.users
  add column if not exists password text,
  add column if not exists google boolean not null default false,
  add column if not exists email_identity jsonb,
  add column if not exists user_metadata jsonb not null default '{}',
  add column if not exists role text not null default 'user' check (role in ('user', 'admin')),
  add column if not exists email_confirmed_at timestamptz,
  add column if not exists new_email text,
  add column if not exists email_change_agreed boolean not null default false,
  add column if not exists confirmation_sent_at timestamptz,
  add column if not exists recovery_sent_at timestamptz,
  add column if not exists email_change_sent_at timestamptz,
  add column if not exists last_sign_in_at timestamptz,
  add column if not exists created_at timestamptz not null default now(),
  add column if not exists updated_at timestamptz not null default now();

create table if not exists auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  method text not null,
  created_at timestamptz not null
);
create index if not exists sessions_user_id on auth.sessions (user_id);

create table if not exists auth.refresh_tokens (
  token text primary key,
  session_id uuid not null references auth.sessions on delete cascade,
  parent text,
  revoked_at timestamptz,
  created_at timestamptz not null
);
create index if not exists refresh_tokens_session_id on auth.refresh_tokens (session_id);
create index if not exists refresh_tokens_parent on auth.refresh_tokens (parent);

create table if not exists auth.one_time_tokens (
  hash text primary key,
  code text not null,
  user_id uuid not null references auth.users on delete cascade,
  email text not null,
  purpose text not null,
  challenge text,
  created_at timestamptz not null
);
create index if not exists one_time_tokens_user_id on auth.one_time_tokens (user_id);
create index if not exists one_time_tokens_email on auth.one_time_tokens (email);

create table if not exists auth.auth_codes (
  code uuid primary key,
  email text not null,
  name text not null,
  method text not null,
  challenge text not null,
  created_at timestamptz not null
);

-- The log of the mails that a hosted project would have sent.
create schema if not exists local;
create table if not exists local.mails (
  id bigint primary key generated always as identity,
  "to" text not null,
  purpose text not null,
  code text,
  link text not null,
  sent_at timestamptz not null
);
create index if not exists mails_to on local.mails ("to", id);
