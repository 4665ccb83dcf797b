import type { MatchId, Side } from '@tribunen/domain';
import { MatchScreen } from '@tribunen/ui';
import { useServices } from '../../services/useServices.ts';
import { useGoalLights } from '../../live/useGoalLights.ts';
import { GoalBannerHost } from '../../notifications/goalBanner/GoalBannerHost.tsx';
import { paths } from '../../routes/paths.ts';
import { useObserved } from '../../state/useObserved.ts';
import { cheers } from './cheers.ts';
import { MatchChat } from './MatchChat.tsx';
import { MatchPickerContainer } from './MatchPickerContainer.tsx';
import { useCheerFlash } from './useCheerFlash.ts';
import { useOpenMatch } from './useOpenMatch.ts';

const noSides: ReadonlySet<Side> = new Set();

/** The screen of one match. */
export function OpenMatchContainer({ id }: { readonly id: MatchId }) {
  const { config } = useServices();
  const open = useOpenMatch(id);
  const lit = useGoalLights();
  const sides = useObserved(cheers);
  const { cheered, strikes, cheer } = useCheerFlash();

  const picker = <MatchPickerContainer chosen={id} />;
  switch (open.status) {
    case 'loading':
      return <MatchScreen view={{ status: 'loading' }} picker={picker} />;
    case 'failed':
      return <MatchScreen view={{ status: 'error', onRetry: open.onRetry }} picker={picker} />;
    case 'not-found':
      return <MatchScreen view={{ status: 'not-found', resultsHref: paths.results }} picker={picker} />;
    case 'open':
      return (
        <MatchScreen
          picker={picker}
          view={{
            status: 'ready',
            product: config.productName,
            match: open.match,
            cheering: new Map([...(lit.get(id) ?? noSides), ...cheered].map((side) => [side, strikes[side]])),
            cheersFor: sides.get(id) ?? null,
            onChooseSide: (side) => cheers.chooseSide(id, side),
            onCheer: cheer,
            banner: <GoalBannerHost openMatchId={id} />,
            chat: <MatchChat match={open.match} />,
          }}
        />
      );
  }
}
