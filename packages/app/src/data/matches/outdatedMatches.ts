import type { Match } from '@tribunen/domain';

/**
 * Matches in the state that this device kept, which no answer has confirmed yet. What has changed in them since
 * happened while nobody looked, so it is not announced.
 */
export const outdatedMatches = new WeakSet<Match>();
