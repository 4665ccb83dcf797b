import { ContractError, toProfile } from '@tribunen/contract';
import { type Profile, type ProfileDraft, sanitiseText, type UserId } from '@tribunen/domain';
import { heardPeopleOf } from './access/heardPeopleOf.ts';
import { ApiPart } from './access/ApiPart.ts';
import { parseRows, readRows } from './tables/rows.ts';

const table = 'profiles';
const columns = 'user_id, name, bio, myTeam';

/** The profiles of users. */
export const profileApi = new ApiPart((access) => {
  const { tables, mode } = access;
  const profile = async (userId: string): Promise<Profile | null> => {
    const rows = await readRows(table, tables.from(table).select(columns).eq('user_id', userId).throwOnError());
    return rows.length === 0 ? null : onlyProfile(rows);
  };

  return {
    mode,

    /** The person with nothing but their name, if a chat has delivered it (CHAT-44); otherwise null. */
    heardPerson: (id: UserId): Profile | null => heardPeopleOf(access).find(id),

    /**
     * The profile of a user; null when the user has none yet.
     *
     * @throws TableError; ContractError for a row that breaks the contract, because a form without its values would
     * overwrite them
     */
    profile,

    /**
     * The profiles of some users, by user. A user without a profile, or with one that breaks the contract, is left out.
     *
     * @throws TableError
     */
    async profiles(userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, Profile>> {
      if (userIds.length === 0) return new Map();
      const wanted = [...new Set(userIds)];
      const rows = await readRows(table, tables.from(table).select(columns).in('user_id', wanted).throwOnError());
      return new Map(parseRows(rows, toProfile).map((each) => [each.userId, each]));
    },

    /**
     * Saves changed fields of a user's profile, or a new profile, and returns the stored profile. The upsert has every
     * field of the form. An unchanged field is sent with its present stored value, so that a change by another tab
     * stays.
     *
     * @throws TableError, ContractError
     */
    async saveProfile(userId: string, changes: Partial<ProfileDraft>): Promise<Profile> {
      const { name, bio, myTeam } = { name: null, bio: null, myTeam: null, ...(await profile(userId)), ...changes };
      const row = {
        user_id: userId,
        name: name === null ? null : sanitiseText(name),
        bio: bio === null || bio.trim() === '' ? null : sanitiseText(bio),
        myTeam,
      };
      const saved = tables.from(table).upsert(row, { onConflict: 'user_id' }).select(columns).throwOnError();
      return onlyProfile(await readRows(table, saved));
    },
  };
});

export type ProfileApi = ReturnType<typeof profileApi.of>;

function onlyProfile([row]: readonly unknown[]): Profile {
  const parsed = toProfile(row);
  if (parsed.ok) return parsed.value;
  throw new ContractError(parsed.fault);
}
