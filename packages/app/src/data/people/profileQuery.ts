import { type ProfileDraft, toProfileDraft, trimmedDraft } from '@tribunen/domain';
import type { ProfileBackend } from '../../backend/profileBackend.ts';
import { ledgerQuery } from '../ledgerQuery.ts';
import { privateKey } from '../../services/privateKey.ts';

/** The spectator's own profile as it stands in its form (PEOPLE-14). A change has the fields that are saved, at once in place of what was (PEOPLE-20). */
export function profileQuery(backend: Pick<ProfileBackend, 'profile'>, userId: string) {
  return ledgerQuery<ProfileDraft, Partial<ProfileDraft>>({
    queryKey: privateKey(userId, 'profile'),
    load: async () => toProfileDraft(await backend.profile(userId)),
    apply: (saved, changes) => trimmedDraft({ ...saved, ...changes }),
    staleTime: 60_000,
  });
}
