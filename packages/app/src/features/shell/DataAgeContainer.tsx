import { usePresence } from '../../live/presence/usePresence.ts';
import { instantAt, type UtcInstant } from '@tribunen/domain';
import { DataAgeStatus } from '@tribunen/ui';
import { Suspense, useState } from 'react';
import { instantNow } from '../../services/instantNow.ts';
import { useServices } from '../../services/useServices.ts';
import type { LiveStatus } from '../../live/LiveFeed.ts';
import { lazyUntilLoaded } from '../../lib/loading/lazyUntilLoaded.ts';
import { restoredAt } from '../../data/storedAnswers/restoredQueries.ts';
import { useLiveConnection } from '../../live/useLiveConnection.ts';
import { useObserved } from '../../lib/state/useObserved.ts';
import type { SourceTimeRule } from './FeedPaceContainer.tsx';

const connecting: LiveStatus = { connection: 'connecting', online: true };

/** This code is loaded when a match is near, because only then does the provider's pace matter. */
const FeedPaceContainer = lazyUntilLoaded(async () => (await import('./FeedPaceContainer.tsx')).FeedPaceContainer);

/** The age of the shown data, from the live feed. */
export function DataAgeContainer() {
  const services = useServices();
  const feed = useLiveConnection()?.feed ?? null;
  const { connection, online } = useObserved(feed?.status ?? null, connecting);
  const onlineCount = useOnlineCount();
  const isMatchNear = useObserved(feed?.matchNear ?? null, false);
  const [rule, setRule] = useState<SourceTimeRule | null>(null);
  // The feed announces only changes of the connection; the screen reads the times once a second.
  const confirmedAt = (): UtcInstant | null => {
    const at = restoredAt(services.queryClient) ?? feed?.confirmedAt() ?? null;
    return at === null ? null : instantAt(at);
  };
  return (
    <>
      <DataAgeStatus
        view={{
          connection,
          online,
          confirmedAt,
          sourceTime: () => rule?.of(confirmedAt()) ?? confirmedAt(),
          now: () => instantNow(services),
          onlineCount,
        }}
      />
      {isMatchNear && (
        <Suspense>
          <FeedPaceContainer onRule={setRule} />
        </Suspense>
      )}
    </>
  );
}

/** The number of users online; null until it is known, and for signed-out users. */
export function useOnlineCount(): number | null {
  return useObserved(usePresence()?.count ?? null, null);
}
