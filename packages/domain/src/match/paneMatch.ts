import type { Follow } from '../follow/Follow.ts';
import { byKickoff } from './byKickoff.ts';
import { followsMatch } from './followsMatch.ts';
import { isLive } from './isLive.ts';
import type { Match } from './Match.ts';
import { matchLabel } from './matchLabel.ts';
import { orderMatches } from './orderMatches.ts';

/**
 * The match of a day that is shown beside its list: the first followed match in play, else the next one to kick off,
 * else the one that began last. When no match is followed, all count. Null on a day without matches (MATCH-36).
 */
export function paneMatch(matches: readonly Match[], follows: readonly Follow[]): Match | null {
  const ordered = orderMatches(matches, follows);
  const followed = ordered.filter(followsMatch(follows));
  const among = followed.length > 0 ? followed : ordered;
  const inTime = among.toSorted(byKickoff);
  return among.find(isLive) ?? inTime.find((match) => matchLabel(match).kind === 'kickoff') ?? inTime.at(-1) ?? null;
}
