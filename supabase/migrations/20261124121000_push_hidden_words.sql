-- What a message says of its row, and by which words its recipient's chats hide a friend's; null once the row is gone.
create or replace function private.push_facts(kind text, subject text) returns jsonb
language sql stable
set search_path = ''
as $$
  select case kind
    when 'event' then (
      select to_jsonb(event) || jsonb_build_object(
        'home_crest', found.summary #>> '{homeTeam,crest}', 'away_crest', found.summary #>> '{awayTeam,crest}'
      )
      from public.live_events_new as event
      left join public.provider_matches as found
        on found.id = case when event.match_id ~ '^[0-9]{1,9}$' then event.match_id::integer end
      where event.id = subject
    )
    when 'message' then (
      select jsonb_build_object(
        'id', message.id, 'sender_id', message.sender_id, 'sender_name', sender.name, 'content', message.content,
        'created_at', message.created_at,
        'hidden_words', (
          select coalesce(jsonb_agg(word), '[]') from public.hidden_words where user_id = message.recipient_id
        )
      )
      from public.messages as message
      left join public.profiles as sender on sender.user_id = message.sender_id
      where message.id = subject::uuid and message.deleted_at is null and message.sender_id is not null
    )
    when 'invitation' then (
      select jsonb_build_object('id', invitation.id, 'sender_name', sender.name, 'created_at', invitation.created_at)
      from public.invitations as invitation
      left join public.profiles as sender on sender.user_id = invitation.sender_id
      where invitation.id = subject::uuid
    )
  end;
$$;
