import { cadence } from '../live/cadence.ts';

/** What a banner shows: its front, its back once it has flipped, or nothing more. */
export type BannerPhase = 'front' | 'back' | 'done';

/**
 * What a banner shows so long after it came up: the front for 2 seconds, then the back, until 6.5 seconds (NOTIFY-17).
 *
 * @param elapsedMs milliseconds since it came up
 * @example
 * bannerPhase(1999); // 'front'
 * bannerPhase(2000); // 'back'
 * bannerPhase(6500); // 'done'
 */
export function bannerPhase(elapsedMs: number): BannerPhase {
  if (elapsedMs < cadence.banner.flip) return 'front';
  return elapsedMs < cadence.banner.close ? 'back' : 'done';
}
