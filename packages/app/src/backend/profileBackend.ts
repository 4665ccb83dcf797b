import { ContractError, toProfile } from '@tribunen/contract';
import { type Profile, type ProfileDraft, sanitiseText, type UserId } from '@tribunen/domain';
import { BackendPart } from './access/BackendPart.ts';
import { parseRows, readRows } from './tables/rows.ts';

const table = 'profiles';
const columns = 'user_id, name, bio, myTeam';

/** The profiles of users. */
export const profileBackend = new BackendPart(({ tables }) => ({
  /**
   * The profile of a user; null when the user has none yet.
   *
   * @throws TableError; ContractError for a row that breaks the contract: a form that leaves its values out would overwrite them.
   */
  async profile(userId: string): Promise<Profile | null> {
    const rows = await readRows(table, tables.from(table).select(columns).eq('user_id', userId).throwOnError());
    return rows.length === 0 ? null : onlyProfile(rows);
  },

  /**
   * The profiles of some users, by user. A user without a profile, or with one that breaks the contract, is left out.
   *
   * @throws TableError
   */
  async profiles(userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, Profile>> {
    if (userIds.length === 0) return new Map();
    const wanted = [...new Set(userIds)];
    const rows = await readRows(table, tables.from(table).select(columns).in('user_id', wanted).throwOnError());
    return new Map(parseRows(rows, toProfile).map((profile) => [profile.userId, profile]));
  },

  /**
   * Saves what has changed in a user's profile, or a new one, and answers it as it is stored. A field that is not named stays.
   *
   * @throws TableError, ContractError
   */
  async saveProfile(userId: string, { name, bio, myTeam }: Partial<ProfileDraft>): Promise<Profile> {
    const stored = {
      user_id: userId,
      ...(name !== undefined && { name: sanitiseText(name) }),
      ...(bio !== undefined && { bio: bio.trim() === '' ? null : sanitiseText(bio) }),
      ...(myTeam !== undefined && { myTeam }),
    };
    const saved = tables.from(table).upsert(stored, { onConflict: 'user_id' }).select(columns).throwOnError();
    return onlyProfile(await readRows(table, saved));
  },
}));

export type ProfileBackend = ReturnType<typeof profileBackend.of>;

function onlyProfile([row]: readonly unknown[]): Profile {
  const parsed = toProfile(row);
  if (parsed.ok) return parsed.value;
  throw new ContractError(parsed.fault);
}
