import type { Follow, MatchId } from '@tribunen/domain';
import { MatchScreen } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { instantNow } from '../../services/instantNow.ts';
import { homeBackend } from '../../backend/homeBackend.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useServices } from '../../services/useServices.ts';
import { useToday } from '../../services/useToday.ts';
import { matchesQuery } from '../../queries/matchesQuery.ts';
import { useFollows } from '../../queries/useFollows.ts';
import { paths } from '../../routes/paths.ts';
import { useSession } from '../../session/useSession.ts';
import { firstMatchId, namedMatchId } from './chosenMatchId.ts';
import { MatchPickerContainer } from './MatchPickerContainer.tsx';
import { OpenMatchContainer } from './OpenMatchContainer.tsx';

const noFollows: readonly Follow[] = [];

/** The match screen, with the match that the address names, or else one of today's. */
export function MatchContainer() {
  const { matchId } = useParams();
  const [search] = useSearchParams();
  const named = namedMatchId({ inPath: matchId, search });
  return named === null ? <FirstMatch /> : <OpenMatchContainer key={named} id={named} />;
}

function FirstMatch() {
  const services = useServices();
  const backend = useBackend(homeBackend);
  const session = useSession();
  const today = useToday();
  const list = useQuery(matchesQuery(backend, today, () => instantNow(services)));
  const following = useFollows();

  // The first match shown stays: a kick-off or a final whistle elsewhere must not replace it.
  const [chosen, choose] = useState<MatchId | null>(null);
  if (chosen !== null) return <OpenMatchContainer key={chosen} id={chosen} />;

  const waitsForFollows = session.status === 'loading' || (session.status === 'signed-in' && following.isPending);
  if (list.data !== undefined && !waitsForFollows) {
    const first = firstMatchId(list.data.matches, following.data ?? noFollows);
    if (first === null) return <MatchScreen view={{ status: 'none', resultsHref: paths.results }} picker={null} />;
    choose(first);
  }
  return (
    <MatchScreen
      picker={<MatchPickerContainer chosen={null} />}
      view={list.isError ? { status: 'error', onRetry: () => void list.refetch() } : { status: 'loading' }}
    />
  );
}
