import type { MatchId, Side } from '@tribunen/domain';
import type { MatchView } from '@tribunen/ui';
import { useServices } from '../../services/useServices.ts';
import { useGoalLights } from '../../live/useGoalLights.ts';
import { GoalBannerHost } from '../../notifications/goalBanner/GoalBannerHost.tsx';
import { paths } from '../../routes/paths.ts';
import { useObserved } from '../../state/useObserved.ts';
import { cheers } from './cheers.ts';
import { MatchChat } from './MatchChat.tsx';
import { useCheerFlash } from './useCheerFlash.ts';
import { useOpenMatch } from './useOpenMatch.ts';

const noSides: ReadonlySet<Side> = new Set();

/**
 * One match with its cheers, goal banner and chat, on the screen of its own and in the pane beside the results.
 *
 * @param id null while none is chosen: it is loading
 */
export function useMatchView(id: MatchId | null): Exclude<MatchView, { status: 'none' }> {
  const { config } = useServices();
  const open = useOpenMatch(id);
  const lit = useGoalLights();
  const sides = useObserved(cheers);
  const { cheered, strikes, cheer } = useCheerFlash(id);

  switch (open.status) {
    case 'loading':
      return { status: 'loading' };
    case 'failed':
      return { status: 'error', onRetry: open.onRetry };
    case 'not-found':
      return { status: 'not-found', resultsHref: paths.results };
    case 'open': {
      const { match } = open;
      return {
        status: 'ready',
        product: config.productName,
        match,
        cheering: new Map([...(lit.get(match.id) ?? noSides), ...cheered].map((side) => [side, strikes[side]])),
        cheersFor: sides.get(match.id) ?? null,
        onChooseSide: (side) => cheers.chooseSide(match.id, side),
        onCheer: cheer,
        banner: <GoalBannerHost openMatchId={match.id} />,
        chat: <MatchChat match={match} />,
      };
    }
  }
}
