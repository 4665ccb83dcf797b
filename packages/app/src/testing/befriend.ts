import type { MockNetwork } from '@tribunen/mocks/node';

/** Makes two users of the mock backend friends. Returns the id of their friendship. */
export async function befriend(
  { database }: MockNetwork['backend'],
  one: string,
  other: string,
  id: string = crypto.randomUUID(),
): Promise<string> {
  const [user1_id = one, user2_id = other] = [one, other].toSorted();
  const created_at = '2026-11-01T12:00:00.000Z';
  const noStars = { is_star_friend_user1: false, is_star_friend_user2: false };
  await database.friendships.insert([{ id, user1_id, user2_id, ...noStars, created_at }]);
  return id;
}
