import { epochMs, type WritingLimits } from '@tribunen/domain';
import type { Room } from '../api/roomsApi.ts';
import { writingLimitsApi } from '../api/writingLimitsApi.ts';
import type { AppServices } from '../services/AppServices.ts';

/** The limits of a room, and in how many milliseconds they are asked for again; false for never. */
export interface KnownLimits extends WritingLimits {
  readonly askAgainMs: number | false;
}

/** A moderator may let a spectator in again before the time is over. */
const longestWaitMs = 60_000;

/** What holds the spectator back from writing in a room. Rejects as `writingLimitsApi` does. */
export async function readWritingLimits(
  { access, now }: Pick<AppServices, 'access' | 'now'>,
  room: Room,
): Promise<KnownLimits> {
  const limits = await writingLimitsApi.of(access).limits(room);
  return { ...limits, askAgainMs: waitOf(limits, now()) };
}

function waitOf({ shutOut }: WritingLimits, now: number): number | false {
  if (shutOut === null) return false;
  const left = shutOut.until === null ? longestWaitMs : epochMs(shutOut.until) - now;
  return Math.min(longestWaitMs, Math.max(1000, left));
}
