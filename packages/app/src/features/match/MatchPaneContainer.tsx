import type { MatchId } from '@tribunen/domain';
import { type MatchChoice, MatchPane } from '@tribunen/ui';
import { useLayoutEffect } from 'react';
import { useMatchChoice } from './useMatchChoice.ts';
import { useMatchView } from './useMatchView.tsx';

interface MatchPaneContainerProps {
  /** Told how the list chooses a match; null when the pane goes. */
  onChoice(choice: MatchChoice | null): void;
}

/**
 * The pane beside the results, with the chosen match. Until one is chosen it is empty: friends see which match is open, so none opens by
 * itself.
 */
export function MatchPaneContainer({ onChoice }: MatchPaneContainerProps) {
  const choice = useMatchChoice();
  useLayoutEffect(() => onChoice(choice), [onChoice, choice]);
  useLayoutEffect(() => () => onChoice(null), [onChoice]);
  const { chosen } = choice;
  return chosen === null ? <MatchPane view={{ status: 'unchosen' }} /> : <OpenPane key={chosen} id={chosen} />;
}

function OpenPane({ id }: { readonly id: MatchId }) {
  return <MatchPane view={useMatchView(id)} />;
}
