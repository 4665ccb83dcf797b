-- Who is online: the private channel `online_users`, whose rules realtime asks of its own table. There is no row in it: what a client may do
-- on a channel is what it might read and write of these. It is the only private channel there is: chats and ratings are rows, told by
-- `postgres_changes` on public channels to whoever may read them, and nothing is broadcast.
create policy "a spectator sees who is online" on realtime.messages
  for select to authenticated
  using (realtime.topic() = 'online_users' and extension = 'presence');

create policy "a spectator tells that they are online" on realtime.messages
  for insert to authenticated
  with check (realtime.topic() = 'online_users' and extension = 'presence');
