import type { MatchId } from '@tribunen/domain';
import { GoalBanner } from '@tribunen/ui';
import { useSyncExternalStore } from 'react';
import { useAlertsDesk } from '../../notifications/useAlertsDesk.ts';
import { useGoalBanner } from './useGoalBanner.ts';

/** The goal banner above the open match. */
export function GoalBannerHost({ openMatchId }: { readonly openMatchId: MatchId }) {
  const { goal, close } = useGoalBanner(openMatchId);
  const isOnCard = useIsOnCard(goal?.match.id ?? null);
  return <GoalBanner view={goal && { ...goal, homeTeam: null, awayTeam: null, isSpoken: !isOnCard, onClose: close }} />;
}

/** Whether a flip card tells of that match as well: then it is read aloud there. */
function useIsOnCard(id: MatchId | null): boolean {
  const desk = useAlertsDesk();
  const banner = useSyncExternalStore(desk?.board.subscribe ?? neverChanges, () => desk?.board.current() ?? null);
  return id !== null && banner?.status === 'notification' && banner.notification.matchId === id;
}

function neverChanges(): () => void {
  return () => {
    // Nothing was listened to.
  };
}
