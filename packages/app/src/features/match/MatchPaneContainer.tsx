import type { MatchId, MatchTab } from '@tribunen/domain';
import { MatchPane, TabNotLoaded } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { matchBackend } from '../../backend/matchBackend.ts';
import { matchQuery } from '../../data/matches/matchQuery.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useServices } from '../../services/useServices.ts';
import { matchTabBodies } from './detail/matchTabBodies.ts';
import { Scrubber, ScrubberStore } from './detail/useShownMinute.ts';
import { useMatchView } from './useMatchView.tsx';

/** The pane beside the results, with the day's match (MATCH-36). Friends do not see it as opened: the spectator has not chosen it. */
export function MatchPaneContainer({ chosen }: { readonly chosen: MatchId | null }) {
  return chosen === null ? <MatchPane view={{ status: 'unchosen' }} /> : <OpenPane key={chosen} id={chosen} />;
}

function OpenPane({ id }: { readonly id: MatchId }) {
  const services = useServices();
  const view = useMatchView(id, false);
  const [scrubber] = useState(() => new ScrubberStore(null));
  if (view.status !== 'ready') return <MatchPane view={view} />;
  return (
    <Scrubber value={scrubber}>
      <MatchPane
        view={{
          ...view,
          now: () => instantNow(services),
          parts: {
            report: <ReportPart id={id} tab="report" />,
            'line-up': <ReportPart id={id} tab="line-up" />,
            standings: <ReportPart id={id} tab="standings" />,
          },
        }}
      />
    </Scrubber>
  );
}

/** A tab of the match. Its code and the report are loaded when it is first shown. */
function ReportPart({ id, tab }: { readonly id: MatchId; readonly tab: MatchTab }) {
  const { data, isError, isFetching, refetch } = useQuery(matchQuery(useBackend(matchBackend), id));
  const Body = matchTabBodies[tab];
  if (data !== undefined) return <Body match={data} />;
  return isError ? <TabNotLoaded isTrying={isFetching} onRetry={() => void refetch()} /> : null;
}
