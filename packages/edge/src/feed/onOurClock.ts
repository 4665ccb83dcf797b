import type { ProviderMatchReport } from '@tribunen/contract';
import { instantAt } from '@tribunen/domain';

/**
 * Corrects the time of each match's last change if the provider's clock is wrong (FEED-2).
 *
 * @param aheadMs how many milliseconds the provider's clock is ahead of ours; negative when it is behind
 * @example
 * onOurClock([{ ...match, lastUpdated: '2026-11-21T14:10:00.000Z' }], -3_600_000)[0].lastUpdated; // '2026-11-21T15:10:00.000Z'
 */
export function onOurClock(matches: readonly ProviderMatchReport[], aheadMs: number): readonly ProviderMatchReport[] {
  if (aheadMs === 0) return matches;
  return matches.map((match) =>
    match.lastUpdated ? { ...match, lastUpdated: instantAt(Date.parse(match.lastUpdated) - aheadMs) } : match,
  );
}
