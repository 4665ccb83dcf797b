grant delete on public.friendships to authenticated;

create policy "friends end their friendship" on public.friendships
  for delete to authenticated using ((select auth.uid()) in (user1_id, user2_id));
