import { cadence } from '@tribunen/domain';

/**
 * Fetches what the page stands without, until it is there: after a failure again, later each time, up to five minutes apart.
 *
 * @param onFailed hears of every failure: the page may have a network again, or may be of yesterday's version
 * @returns what ends it: what is on its way then is not opened
 *
 * @example
 * const end = untilOpened(async () => (await import('./openLiveRoom.ts')).openLiveRoom(parts), (room) => room.start(), console.error);
 */
export function untilOpened<Room>(
  open: () => Promise<Room>,
  onOpened: (room: Room) => void,
  onFailed: (error: unknown) => void,
): () => void {
  const { reconnect, healthLongest } = cadence.realtime;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = true;
  const attempt = (delayAfterMs: number): void => {
    open().then(
      (room) => {
        if (isWanted) onOpened(room);
      },
      (error: unknown) => {
        if (!isWanted) return;
        onFailed(error);
        timer = setTimeout(() => attempt(Math.min(delayAfterMs * 2, healthLongest)), delayAfterMs);
      },
    );
  };
  attempt(reconnect);
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}
