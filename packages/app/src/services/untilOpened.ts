import { cadence } from '@tribunen/domain';

/**
 * Loads an optional part of the page, and retries after a failure with growing delays of up to five minutes.
 *
 * @param onFailed receives every failure
 * @returns what ends it; a load under way then opens nothing
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
