import type { MatchId } from '@tribunen/domain';
import type { MatchView } from '@tribunen/ui';
import { useCheer } from './cheer/useCheer.ts';
import { useServices } from '../../services/useServices.ts';
import { GoalBannerHost } from '../../live/notifications/goalBanner/GoalBannerHost.tsx';
import { matchPath, paths } from '../../navigation/paths.ts';
import { MatchChat } from './MatchChat.tsx';
import { useOpenMatch } from './useOpenMatch.ts';

/**
 * The view of a match with its cheers, goal banner and chat, on the match screen and in the pane beside the results.
 *
 * @param id null until a match is chosen; the view is then loading
 * @param isOpened whether the spectator has opened it
 */
export function useMatchView(id: MatchId | null, isOpened = true): Exclude<MatchView, { status: 'none' }> {
  const { config } = useServices();
  const open = useOpenMatch(id, isOpened);
  const cheer = useCheer(id);

  switch (open.status) {
    case 'loading':
    case 'error':
      return open;
    case 'not-found':
      return { status: 'not-found', resultsHref: paths.results };
    case 'ready': {
      const { match } = open;
      return {
        status: 'ready',
        product: config.productName,
        match,
        matchHref: matchPath(match.id),
        ...cheer,
        banner: <GoalBannerHost openMatchId={match.id} />,
        chat: <MatchChat match={match} />,
      };
    }
  }
}
