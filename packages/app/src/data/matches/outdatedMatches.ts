import type { Match } from '@tribunen/domain';

/**
 * Matches as this device kept them, which no answer has confirmed since: what has changed in them meanwhile happened while nobody looked, and is
 * no news.
 */
export const outdatedMatches = new WeakSet<Match>();
