import { epochMs, type WritingLimits } from '@tribunen/domain';
import type { Room } from '../api/roomsApi.ts';
import { writingLimitsApi } from '../api/writingLimitsApi.ts';
import type { AppServices } from '../services/AppServices.ts';

/** The limits of a room, and the milliseconds until they are read again; false when they are not. */
export interface KnownLimits extends WritingLimits {
  readonly askAgainMs: number | false;
}

/** The longest wait before limits are read again, because an administrator may lift a shut-out early. */
const longestWaitMs = 60_000;

/** The limits on the spectator's writing in a room. Rejects with the same errors as `writingLimitsApi`. */
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
