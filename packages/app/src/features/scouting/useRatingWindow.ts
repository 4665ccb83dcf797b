import { epochMs, type Match, type MatchId, ratingClosesAt, ratingWindow } from '@tribunen/domain';
import type { RatingWindowView } from '@tribunen/ui';
import { useEffect, useReducer, useState } from 'react';
import { useLiveConnection } from '../../live/useLiveConnection.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useServices } from '../../services/useServices.ts';

/** The longest wait of a browser's timer. */
const longestMs = 2 ** 31 - 1;

/**
 * Whether the players of a match can be rated now, and until when (SCOUT-6, SCOUT-7). It closes by itself, and by
 * `onClosed` when the database reports it, because the device's clock may be wrong.
 *
 * @param match null while a team has no match that has ended
 */
export function useRatingWindow(match: Match | null): {
  readonly window: RatingWindowView;
  readonly onClosed: () => void;
} {
  const services = useServices();
  const ends = useLiveConnection()?.ends;
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const [closed, setClosed] = useState<MatchId | null>(null);
  const seenFinishedAt = (match && ends?.of(match.id)) ?? null;
  const isOpen =
    match !== null &&
    match.id !== closed &&
    ratingWindow({ signedIn: true, match, seenFinishedAt, now: instantNow(services) }) === 'open';
  const closesAt = isOpen ? ratingClosesAt(match, seenFinishedAt) : null;
  useEffect(() => {
    if (closesAt === null) return undefined;
    const timer = setTimeout(lookAgain, Math.min(epochMs(closesAt) - services.now(), longestMs));
    // The time is also checked when the page becomes visible, because after sleep the timer may be late.
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [closesAt, services]);
  return {
    window: closesAt === null ? { status: 'closed' } : { status: 'open', closesAt },
    onClosed: () => setClosed(match?.id ?? null),
  };
}
