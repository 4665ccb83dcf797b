create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  sender_id uuid not null references auth.users (id) on delete cascade,
  recipient_email text not null check (recipient_email = lower(btrim(recipient_email))),
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined')),
  token text not null unique default gen_random_uuid()::text,
  expires_at timestamptz not null default now() + interval '7 days',
  created_at timestamptz not null default now()
);

create index on public.invitations (recipient_email);
create index on public.invitations (sender_id);

revoke all on public.invitations from anon, authenticated;
grant select on public.invitations to authenticated;
grant update (status) on public.invitations to authenticated;
grant all on public.invitations to service_role;

alter table public.invitations enable row level security;

create policy "the two of an invitation see it" on public.invitations
  for select to authenticated
  using ((select auth.jwt() ->> 'email') = recipient_email or (select auth.uid()) = sender_id);

-- Accepting takes a friendship too: it is done by accept_invitation_secure_v2.
create policy "the invited decline a pending invitation" on public.invitations
  for update to authenticated
  using ((select auth.jwt() ->> 'email') = recipient_email and status = 'pending')
  with check ((select auth.jwt() ->> 'email') = recipient_email and status = 'declined');

alter publication supabase_realtime add table public.invitations;

-- What the link of an invitation tells: who sent it, what it is to the one who asks, and whose it is, masked. No row where it has expired.
-- Who is signed out is told no more than the link gives away to anybody who has it; how it was answered is for the two alone, also when
-- its time is over.
create function public.get_invitation_by_token_secure(invitation_token text)
returns table (sender_name text, standing text, recipient_hint text)
language sql stable security definer
set search_path = ''
as $$
  select
    profiles.name,
    case
      when auth.uid() is null then null
      when invitations.sender_id = auth.uid() then 'own'
      when invitations.recipient_email is distinct from auth.jwt() ->> 'email' then 'somebody-elses'
      else invitations.status
    end,
    private.mask_email(invitations.recipient_email)
  from public.invitations
  left join public.profiles on profiles.user_id = invitations.sender_id
  where invitations.token = invitation_token
    and (
      invitations.expires_at > now()
      or (
        invitations.status <> 'pending'
        and (invitations.sender_id = auth.uid() or invitations.recipient_email = auth.jwt() ->> 'email')
      )
    );
$$;

revoke execute on function public.get_invitation_by_token_secure(text) from public;
grant execute on function public.get_invitation_by_token_secure(text) to anon, authenticated, service_role;

-- Makes the invited and the sender friends. Only the one whom the invitation was sent to can accept it; everybody else is told why not.
create function public.accept_invitation_secure_v2(invitation_token text)
returns table (success boolean, message text, friend_name text)
language plpgsql security definer
set search_path = ''
as $$
declare
  invited uuid := auth.uid();
  sender uuid;
begin
  update public.invitations
  set status = 'accepted'
  where token = invitation_token
    and status = 'pending'
    and expires_at > now()
    and recipient_email = auth.jwt() ->> 'email'
    and sender_id <> invited
  returning sender_id into sender;

  if sender is null then
    return query
      select
        false,
        coalesce(
          (
            select
              case
                when invitations.recipient_email is distinct from auth.jwt() ->> 'email'
                  or invitations.sender_id = invited
                  then 'The invitation was sent to somebody else'
                when invitations.status = 'pending' then 'The invitation has expired'
                else 'The invitation has been answered'
              end
            from public.invitations
            where invitations.token = invitation_token
          ),
          'There is no such invitation'
        ),
        null::text;
    return;
  end if;

  insert into public.friendships (user1_id, user2_id)
  values (least(invited, sender), greatest(invited, sender))
  on conflict (user1_id, user2_id) do nothing;

  return query
    select true, null::text, (select profiles.name from public.profiles where profiles.user_id = sender);
end
$$;

revoke execute on function public.accept_invitation_secure_v2(text) from public, anon;
grant execute on function public.accept_invitation_secure_v2(text) to authenticated, service_role;
