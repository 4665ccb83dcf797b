-- A removed row is judged by no policy, and realtime knows no more of it than its replica identity. With the owner in it a channel that asks for
-- its own rows hears of their removal, and of nobody else's. The whole row is no identity: a filter could then ask about every column of a
-- stranger's row, and what is deleted of a message would be told as its old words.
create unique index user_follows_replica_identity on public.user_follows (id, user_id);
alter table public.user_follows replica identity using index user_follows_replica_identity;

create unique index friendships_replica_identity on public.friendships (id, user1_id, user2_id);
alter table public.friendships replica identity using index friendships_replica_identity;

create unique index message_reads_replica_identity on public.message_reads (id, user_id);
alter table public.message_reads replica identity using index message_reads_replica_identity;

create unique index invitations_replica_identity on public.invitations (id, sender_id, recipient_email);
alter table public.invitations replica identity using index invitations_replica_identity;
