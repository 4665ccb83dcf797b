import { headlineEvents, type MatchReport } from '@tribunen/domain';
import { HeadlineEvents } from '@tribunen/ui';
import { useMemo } from 'react';
import { useShownEvents } from './useShownEvents.ts';

/** The goals and red cards up to the shown minute. */
export function ShownHeadlines({ report: { match, events } }: { readonly report: MatchReport }) {
  const headlines = useMemo(() => headlineEvents(events), [events]);
  return <HeadlineEvents match={match} events={useShownEvents(headlines)} />;
}
