import type { ProviderMatchReport } from '@tribunen/contract';
import { instantAt } from '@tribunen/domain';

/**
 * The matches of an answer with their times of the last change on our clock, where the provider's is ahead or behind (FEED-2).
 *
 * @param aheadMs how far the provider's clock is ahead; negative where it is behind
 * @example
 * onOurClock([{ ...match, lastUpdated: '2026-11-21T14:10:00.000Z' }], -3_600_000)[0].lastUpdated; // '2026-11-21T15:10:00.000Z'
 */
export function onOurClock(matches: readonly ProviderMatchReport[], aheadMs: number): readonly ProviderMatchReport[] {
  if (aheadMs === 0) return matches;
  return matches.map((match) =>
    match.lastUpdated ? { ...match, lastUpdated: instantAt(Date.parse(match.lastUpdated) - aheadMs) } : match,
  );
}
