import { instantAt } from '@tribunen/domain';
import { DataAge } from '@tribunen/ui';
import { instantNow } from '../../house/instantNow.ts';
import { useHouse } from '../../house/useHouse.ts';
import { useLiveStatus } from '../../live/useLiveStatus.ts';
import { useOnlineCount } from '../../presence/useOnlineCount.ts';

/** How fresh the shown data is, by the live feed. */
export function DataAgeContainer() {
  const house = useHouse();
  const { connection, online } = useLiveStatus();
  const onlineCount = useOnlineCount();
  return (
    <DataAge
      view={{
        connection,
        online,
        confirmedAt: () => {
          // Only the link is told of; the time is asked for once a second.
          const { confirmedAt } = house.live.status();
          return confirmedAt === null ? null : instantAt(confirmedAt);
        },
        now: () => instantNow(house),
        onlineCount,
      }}
    />
  );
}
