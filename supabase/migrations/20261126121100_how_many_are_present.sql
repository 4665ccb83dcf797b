-- How many are present in a crowd, as the job counted last: `live-updates` answers it. Without a crowd nobody announces themselves here.
create function public.count_present() returns integer
language sql stable security definer
set search_path = ''
as $$
  select coalesce((select online from private.presence_count), 0);
$$;

revoke execute on function public.count_present() from public, anon, authenticated;
grant execute on function public.count_present() to service_role;
