import { NameDialog, type NameDialogEnd } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { profileApi } from '../api/profileApi.ts';
import { profileQuery } from '../data/people/profileQuery.ts';
import { useNameQuestion } from '../data/people/useNameQuestion.ts';
import { useApi } from '../services/useApi.ts';
import { useUserId } from '../services/useSession.ts';

/** Asks the spectator for a name, and saves it (FOLLOW-17). */
export function NameDialogContainer(end: NameDialogEnd) {
  const userId = useUserId() ?? '';
  const form = useNameQuestion(userId);
  const { isPending } = useQuery(profileQuery(useApi(profileApi), userId).options);
  // Until the profile is known, `form` does not say whether there is a name.
  return isPending ? null : <NameDialog form={form} {...end} />;
}
