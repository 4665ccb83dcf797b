import { type ProfileDraft, toProfileDraft, trimmedDraft } from '@tribunen/domain';
import type { ProfileApi } from '../../api/profileApi.ts';
import { ledgerQuery } from '../ledgerQuery.ts';
import { privateKey } from '../../services/privateKey.ts';

/** The spectator's own profile as its form shows it (PEOPLE-14). A change has the fields that a save replaces, and shows at once (PEOPLE-20). */
export function profileQuery(api: Pick<ProfileApi, 'profile'>, userId: string) {
  return ledgerQuery<ProfileDraft, Partial<ProfileDraft>>({
    queryKey: privateKey(userId, 'profile'),
    load: async () => toProfileDraft(await api.profile(userId)),
    apply: (saved, changes) => trimmedDraft({ ...saved, ...changes }),
    staleTime: 60_000,
  });
}
