create table public.message_reports (
  id uuid primary key default gen_random_uuid(),
  -- A report is about somebody else: it stays when the account of either is deleted, without the name.
  reporter_id uuid default auth.uid() references auth.users (id) on delete set null,
  -- One of the two, and neither once the message is gone.
  team_message_id uuid references public.team_messages (id) on delete set null,
  message_id uuid references public.messages (id) on delete set null,
  reason text not null check (reason in ('abuse', 'hate', 'threat', 'spam', 'other')),
  -- As the message was when it was reported, also if its author deletes it afterwards.
  author_id uuid references auth.users (id) on delete set null,
  content text not null,
  created_at timestamptz not null default now(),
  unique (reporter_id, team_message_id),
  unique (reporter_id, message_id),
  check (team_message_id is null or message_id is null)
);

create index on public.message_reports (team_message_id);
create index on public.message_reports (message_id);
create index on public.message_reports (author_id);

revoke all on public.message_reports from anon, authenticated;
grant select on public.message_reports to authenticated;
grant insert (id, reporter_id, team_message_id, message_id, reason) on public.message_reports to authenticated;
grant all on public.message_reports to service_role;

alter table public.message_reports enable row level security;

create policy "an administrator reads the reports" on public.message_reports
  for select to authenticated using ((select auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');

create policy "spectators report what others have written" on public.message_reports
  for insert to authenticated
  with check ((select auth.uid()) = reporter_id and author_id is distinct from (select auth.uid()));

-- It runs as the one who reports: what they cannot read has no content here, and the report is refused.
create function private.quote_reported_message() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  select sender_id, content into new.author_id, new.content
  from (
    select sender_id, content from public.team_messages where id = new.team_message_id
    union all
    select sender_id, content from public.messages where id = new.message_id
  ) as reported;
  return new;
end
$$;

create trigger quote_reported_message before insert on public.message_reports
  for each row execute function private.quote_reported_message();
