import { epochMs, type WritingLimits } from '@tribunen/domain';
import { queryOptions } from '@tanstack/react-query';
import type { Room } from '../api/roomsApi.ts';
import type { WritingLimitsApi } from '../api/writingLimitsApi.ts';
import { privateKey } from '../services/privateKey.ts';
import { roomName } from './history/roomKey.ts';

const topic = 'writing-limits';
/** A moderator may let a spectator in again before the time is over. */
const askAgainMs = 60_000;

/** What holds a spectator back from writing in a room. It is asked again while the spectator is shut out, and when that ends. */
export function writingLimitsQuery(
  api: Pick<WritingLimitsApi, 'limits'>,
  { userId, room, now }: { readonly userId: string; readonly room: Room; readonly now: () => number },
) {
  return queryOptions({
    queryKey: privateKey(userId, topic, roomName(room)),
    queryFn: () => api.limits(room),
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => waitOf(state.data, now()),
  });
}

function waitOf(limits: WritingLimits | undefined, now: number): number | false {
  const shutOut = limits?.shutOut ?? null;
  if (shutOut === null) return false;
  const left = shutOut.until === null ? askAgainMs : epochMs(shutOut.until) - now;
  return Math.min(askAgainMs, Math.max(1000, left));
}

/** Whether a key is that of a room's limits, whoever the spectator is. */
export function isWritingLimits(queryKey: readonly unknown[]): boolean {
  return queryKey[2] === topic;
}
