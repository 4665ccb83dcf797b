import { instantAt } from '@tribunen/domain';
import { DataAgeStatus } from '@tribunen/ui';
import { instantNow } from '../../services/instantNow.ts';
import { useServices } from '../../services/useServices.ts';
import { useLiveStatus } from '../../live/useLiveStatus.ts';
import { useOnlineCount } from '../../presence/useOnlineCount.ts';

/** How fresh the shown data is, by the live feed. */
export function DataAgeContainer() {
  const services = useServices();
  const { connection, online } = useLiveStatus();
  const onlineCount = useOnlineCount();
  return (
    <DataAgeStatus
      view={{
        connection,
        online,
        confirmedAt: () => {
          // The feed announces changes of the link only; the screen reads the time once a second.
          const { confirmedAt } = services.live.status();
          return confirmedAt === null ? null : instantAt(confirmedAt);
        },
        now: () => instantNow(services),
        onlineCount,
      }}
    />
  );
}
