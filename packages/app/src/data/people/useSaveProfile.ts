import { profileChanges, type ProfileDraft, type UtcInstant } from '@tribunen/domain';
import { type FormProgress, type Refusal, toast, useWords } from '@tribunen/ui';
import { useState } from 'react';
import { profileApi } from '../../api/profileApi.ts';
import { useChange, useIsChanging } from '../useChange.ts';
import { refusalOf } from '../refusalOf.ts';
import { useFailureWords } from '../useFailureWords.ts';
import { profileQuery } from './profileQuery.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';

/**
 * The form that saves the spectator's profile. The new profile shows at once (PEOPLE-20). When the server refuses it,
 * the change is undone, and a toast and the form show the reason.
 *
 * @param saved the saved profile from which the form started; undefined until it is loaded
 * @param onSaved receives the fields that the spectator had changed
 */
export function useSaveProfile(
  userId: string,
  saved: ProfileDraft | undefined,
  onSaved: (changes: Partial<ProfileDraft>) => void,
): FormProgress<ProfileDraft> {
  const services = useServices();
  const api = useApi(profileApi);
  const { t } = useWords();
  const whyOf = useFailureWords();
  const query = profileQuery(api, userId);
  const isSaving = useIsChanging(query);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [attempts, setAttempts] = useState(0);
  const save = useChange({
    query,
    call: async (changes) => void (await api.saveProfile(userId, changes)),
    onDone: (changes) => {
      setRefusal(null);
      onSaved(changes);
      toast.success({ title: t(($) => $.profile.saved.title), text: t(($) => $.profile.saved.text) });
    },
    onFailed: (error) => {
      const now = (): UtcInstant => instantNow(services);
      const refused = refusalOf(error, attempts, now);
      const message = whyOf(error);
      setRefusal(refused.kind === 'too-many' ? refused : { kind: 'message', text: message, attempt: attempts });
      toast.failure({ title: t(($) => $.primitives.failed), text: t(($) => $.profile.notSaved, { message }) });
    },
  });
  if (isSaving) return { status: 'busy' };
  const onSubmit = (draft: ProfileDraft): void => {
    setAttempts((before) => before + 1);
    save(saved === undefined ? draft : profileChanges(saved, draft));
  };
  return refusal === null ? { status: 'open', onSubmit } : { status: 'refused', refusal, onSubmit };
}
