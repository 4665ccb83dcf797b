import type { UserFollowRow } from '@tribunen/contract';
import type { Database } from '@tribunen/mocks/server';

/** Makes a spectator follow these teams, with notifications, and nothing else. */
export async function followTeams(
  database: Pick<Database, 'user_follows'>,
  userId: string,
  teams: readonly { readonly id: number; readonly name: string }[],
): Promise<void> {
  await database.user_follows.delete(({ user_id }) => user_id === userId);
  await database.user_follows.insert(
    teams.map(({ id, name }, priority): UserFollowRow => ({
      id: `7c0d9a10-3b1f-4f7e-8a55-${String(id).padStart(12, '0')}`,
      user_id: userId,
      entity_type: 'team',
      entity_id: String(id),
      display_name: name,
      crest_url: null,
      priority,
      notifications: true,
      created_at: '2026-08-01T10:00:00.000Z',
    })),
  );
}
