import type { MatchId } from '@tribunen/domain';
import { MatchPane } from '@tribunen/ui';
import { useMatchView } from './useMatchView.tsx';

/**
 * The pane beside the results, with the chosen match. Until one is chosen it is empty: friends see which match is open, so none opens by
 * itself.
 */
export function MatchPaneContainer({ chosen }: { readonly chosen: MatchId | null }) {
  return chosen === null ? <MatchPane view={{ status: 'unchosen' }} /> : <OpenPane key={chosen} id={chosen} />;
}

function OpenPane({ id }: { readonly id: MatchId }) {
  return <MatchPane view={useMatchView(id)} />;
}
