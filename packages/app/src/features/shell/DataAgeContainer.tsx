import { usePresence } from '../../live/presence/usePresence.ts';
import { instantAt } from '@tribunen/domain';
import { DataAgeStatus } from '@tribunen/ui';
import { instantNow } from '../../services/instantNow.ts';
import { useServices } from '../../services/useServices.ts';
import type { LiveStatus } from '../../live/LiveFeed.ts';
import { restoredAt } from '../../data/storedAnswers/restoredQueries.ts';
import { useLiveConnection } from '../../live/useLiveConnection.ts';
import { useObserved } from '../../lib/state/useObserved.ts';

const connecting: LiveStatus = { connection: 'connecting', online: true };

/** The age of the shown data, from the live feed. */
export function DataAgeContainer() {
  const services = useServices();
  const feed = useLiveConnection()?.feed ?? null;
  const { connection, online } = useObserved(feed?.status ?? null, connecting);
  const onlineCount = useOnlineCount();
  return (
    <DataAgeStatus
      view={{
        connection,
        online,
        confirmedAt: () => {
          // The feed announces only changes of the connection; the screen reads the time once a second.
          const confirmedAt = restoredAt(services.queryClient) ?? feed?.confirmedAt() ?? null;
          return confirmedAt === null ? null : instantAt(confirmedAt);
        },
        now: () => instantNow(services),
        onlineCount,
      }}
    />
  );
}

/** The number of users online; null until it is known, and for signed-out users. */
export function useOnlineCount(): number | null {
  return useObserved(usePresence()?.count ?? null, null);
}
