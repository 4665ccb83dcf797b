import type { ProfileDraft } from '@tribunen/domain';
import type { FormProgress } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { profileApi } from '../../api/profileApi.ts';
import { useApi } from '../../services/useApi.ts';
import { profileQuery } from './profileQuery.ts';
import { useSaveProfile } from './useSaveProfile.ts';

/**
 * The form that asks a spectator without a name for one; null if they have a name, and until that is known. It stays
 * until the server has saved the name, because others read it there.
 */
export function useNameQuestion(userId: string): FormProgress<{ readonly name: string }> | null {
  const { options } = profileQuery(useApi(profileApi), userId);
  const { data: saved } = useQuery({ ...options, select: ({ ledger }) => ledger.known });
  const form = useSaveProfile(userId, saved, () => {});
  if (saved?.name !== '') return null;
  if (form.status === 'busy') return form;
  const toDraft = ({ name }: { readonly name: string }): ProfileDraft => ({ ...saved, name });
  return { ...form, onSubmit: (typed) => form.onSubmit(toDraft(typed)) };
}
