import { StandingsPanel } from '@tribunen/ui';
import type { MatchTabProps } from './MatchTabProps.ts';
import { useStandingsView } from './useStandingsView.ts';

/** Tabell: where the two sides stand, with the scores of now or of the shown minute. */
export function StandingsTab({ match: { match, events } }: MatchTabProps) {
  return <StandingsPanel view={useStandingsView(match, events)} />;
}
