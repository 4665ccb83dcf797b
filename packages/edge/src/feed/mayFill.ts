import { epochMs, normaliseStatus, type UtcInstant } from '@tribunen/domain';
import type { OwnMatch } from './withOwnIds.ts';

const hour = 60 * 60_000;
/** The time after kick-off from which an unfinished match counts as forgotten by the leading provider. */
const forgottenAfterMs = 6 * hour;

/**
 * Whether a provider that does not lead the competition may write a match from its list of the season. Where two
 * providers contradict each other, the leading provider is right (decision 085). If the leading provider reports the
 * match too, the other provider may write it in two cases: the leading provider has not reported the end hours after
 * kick-off, or it lists the match as not begun and the two kick-offs differ by at least a day.
 */
export function mayFill({ report, shared }: OwnMatch, now: UtcInstant): boolean {
  if (shared === null) return true;
  const status = normaliseStatus(shared.status);
  if (status === 'FINISHED' || status === 'AWARDED') return false;
  const isForgotten = epochMs(now) - epochMs(shared.utcKickoff) > forgottenAfterMs;
  const movedMs = Math.abs(Date.parse(report.utcDate) - epochMs(shared.utcKickoff));
  return isForgotten || ((status === 'TIMED' || status === 'SCHEDULED') && movedMs >= 24 * hour);
}
