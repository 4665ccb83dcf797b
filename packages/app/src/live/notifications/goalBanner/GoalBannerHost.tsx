import type { Follow, MatchId } from '@tribunen/domain';
import { GoalBanner } from '@tribunen/ui';
import { useEffect } from 'react';
import { useFollows } from '../../../data/follows/useFollows.ts';
import { useUserId } from '../../../services/useSession.ts';
import { useLoaded } from '../../../lib/loading/useLoaded.ts';
import { useObserved } from '../../../lib/state/useObserved.ts';
import { useDeferredAlerts } from '../useAlerts.ts';
import { useIsReadAloud } from './useIsReadAloud.ts';

const noFollows: readonly Follow[] = [];
const noneMuted: readonly MatchId[] = [];

/** The goal banner of a screen. `openMatchId` is the match that the screen shows; null for a screen without a match. */
export function GoalBannerHost({ openMatchId }: { readonly openMatchId: MatchId | null }) {
  const { goalBanner, alerts } = useDeferredAlerts();
  const queue = useLoaded(goalBanner);
  const userId = useUserId();
  const { data: follows = noFollows } = useFollows();
  const loadedAlerts = useObserved(alerts);
  const muted = useObserved(loadedAlerts?.muted ?? null, noneMuted);
  useEffect(() => goalBanner.start(), [goalBanner]);
  useEffect(() => queue?.watch({ userId, follows, openMatchId, muted }), [queue, userId, follows, openMatchId, muted]);
  const goal = useObserved(queue?.shown ?? null, null);
  const isSpoken = useIsReadAloud(goal, loadedAlerts?.readAloud ?? null);
  return (
    <GoalBanner
      view={
        goal === null
          ? { status: 'none' }
          : { ...goal, status: 'goal', homeTeam: null, awayTeam: null, isSpoken, onClose: () => queue?.close() }
      }
    />
  );
}
