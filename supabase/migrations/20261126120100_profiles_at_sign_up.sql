-- Every user has a profile from the start, empty until they fill it in: each write changes a row that is there.
create function private.open_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.profiles (user_id) values (new.id) on conflict (user_id) do nothing;
  return new;
end
$$;

revoke execute on function private.open_profile() from public;

create trigger open_profile after insert on auth.users for each row execute function private.open_profile();

insert into public.profiles (user_id) select id from auth.users on conflict (user_id) do nothing;
