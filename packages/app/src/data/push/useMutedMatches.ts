import type { MatchId } from '@tribunen/domain';
import { useQuery } from '@tanstack/react-query';
import { pushBackend } from '../../backend/pushBackend.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useServices } from '../../services/useServices.ts';
import { useUserId } from '../../services/useSession.ts';
import { mutedMatchesQuery } from './mutedMatchesQuery.ts';
import { sendsPush } from './sendsPush.ts';

const none: readonly MatchId[] = [];

/** The matches that the spectator has muted; none for a visitor, until they are known, and where the project sends no push messages. */
export function useMutedMatches(): readonly MatchId[] {
  const { config } = useServices();
  const backend = useBackend(pushBackend);
  const userId = useUserId();
  const { options } = mutedMatchesQuery(backend, userId ?? '');
  const { data = none } = useQuery({ ...options, enabled: userId !== null && sendsPush(config) });
  return data;
}
