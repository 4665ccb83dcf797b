import type { Side } from '../match/Match.ts';

/** How far a spectator has come in cheering for a side in one match (CHEER-1 to CHEER-3). */
export type Cheer =
  | { readonly status: 'idle' }
  /** The choice of a side is open; `before` is the side chosen earlier, null when no side was chosen. */
  | { readonly status: 'choosing'; readonly before: Side | null }
  | { readonly status: 'chosen'; readonly side: Side };

/** Before a side is chosen. */
export const idleCheer: Cheer = { status: 'idle' };
