import type { Side } from '../match/Match.ts';

/** Which step of cheering for a side in one match a spectator has reached (CHEER-1 to CHEER-3). */
export type Cheer =
  | { readonly status: 'idle' }
  /** The choice of a side is open; `before` is the side chosen earlier, null when no side was chosen. */
  | { readonly status: 'choosing'; readonly before: Side | null }
  | { readonly status: 'chosen'; readonly side: Side };

/** Before a side is chosen. */
export const idleCheer: Cheer = { status: 'idle' };
