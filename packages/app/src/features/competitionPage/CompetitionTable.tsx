import type { Competition, Match, StandingsType } from '@tribunen/domain';
import { StandingsPanel } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { seasonApi } from '../../api/seasonApi.ts';
import { standingsQuery } from '../../data/matches/seasonQueries.ts';
import { useFailureMessage } from '../../data/useFailureMessage.ts';
import { useApi } from '../../services/useApi.ts';
import { toStandingsView } from './toStandingsView.ts';

interface CompetitionTableProps {
  readonly competition: Competition;
  /**
   * The competition's matches, whose live scores the table includes; null until they are loaded. The table waits for
   * them, because it would be sorted again when they arrive.
   */
  readonly matches: readonly Match[] | null;
}

/** The standings of a competition, by the type that the user chooses. */
export function CompetitionTable({ competition, matches }: CompetitionTableProps) {
  const whyOf = useFailureMessage();
  const { data, error, refetch } = useQuery(standingsQuery(useApi(seasonApi), competition));
  const [type, onType] = useState<StandingsType>('TOTAL');
  if (data !== undefined && matches !== null) {
    return <StandingsPanel view={toStandingsView(competition, data, matches, { type, onType })} />;
  }
  return (
    <StandingsPanel
      view={
        error === null ? { status: 'loading' } : { status: 'error', ...whyOf(error), onRetry: () => void refetch() }
      }
    />
  );
}
