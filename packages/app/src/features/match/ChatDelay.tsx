import { isFinished, type Match } from '@tribunen/domain';
import { HeaderTool, useHasPane } from '@tribunen/ui';
import { Suspense, useState } from 'react';
import { lazyUntilLoaded } from '../../lib/loading/lazyUntilLoaded.ts';
import { Scrubber, ScrubberStore } from './detail/useShownMinute.ts';

const DelayHost = lazyUntilLoaded(async () => (await import('./detail/known/DelayHost.tsx')).DelayHost);

/** The delay of the match on the match screen and beside the results; nothing once the match is over, or while its result is hidden. */
export function ChatDelay({ match }: { readonly match: Match }) {
  const [isOpen, open] = useState(false);
  // This header has no button «Nå» of its own.
  const [scrubber] = useState(() => new ScrubberStore(null));
  const hasPane = useHasPane();
  if (isFinished(match) || match.isHidden === true) return null;
  return (
    <HeaderTool>
      <Scrubber value={scrubber}>
        <Suspense>
          <DelayHost match={match} isOpen={isOpen} onOpen={open} isNarrow={!hasPane} />
        </Suspense>
      </Scrubber>
    </HeaderTool>
  );
}
