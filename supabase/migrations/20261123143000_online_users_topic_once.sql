-- The policies of the private room ask for the topic once for each query, and not once for each row.
alter policy "a spectator sees who is online" on realtime.messages
  using ((select realtime.topic()) = 'online_users' and extension = 'presence');

alter policy "a spectator tells that they are online" on realtime.messages
  with check ((select realtime.topic()) = 'online_users' and extension = 'presence');
