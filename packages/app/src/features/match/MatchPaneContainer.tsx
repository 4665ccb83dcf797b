import type { MatchId } from '@tribunen/domain';
import { MatchPane } from '@tribunen/ui';
import { useState } from 'react';
import { instantNow } from '../../services/instantNow.ts';
import { useServices } from '../../services/useServices.ts';
import { ChatDelay } from './ChatDelay.tsx';
import { ReportPart } from './detail/ReportPart.tsx';
import { Scrubber, ScrubberStore } from './detail/useShownMinute.ts';
import { useMatchView } from './useMatchView.tsx';

/**
 * The pane beside the results, with the day's match (MATCH-36). Friends do not see it as opened, because the spectator
 * has not chosen it.
 */
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
          delay: <ChatDelay match={view.match} />,
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
