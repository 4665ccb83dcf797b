import type { MatchId } from '@tribunen/domain';
import { GoalBanner } from '@tribunen/ui';
import { useAlertsDesk } from '../../notifications/useAlertsDesk.ts';
import { useGoalBanner } from './useGoalBanner.ts';
import { useIsSpoken } from './useIsSpoken.ts';

/** The goal banner above the open match. */
export function GoalBannerHost({ openMatchId }: { readonly openMatchId: MatchId }) {
  const { goal, close } = useGoalBanner(openMatchId);
  const isSpoken = useIsSpoken(goal, useAlertsDesk()?.spoken ?? null);
  return <GoalBanner view={goal && { ...goal, homeTeam: null, awayTeam: null, isSpoken, onClose: close }} />;
}
