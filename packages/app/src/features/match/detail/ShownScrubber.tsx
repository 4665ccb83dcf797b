import { type MatchReport, scoreAt, shownScore } from '@tribunen/domain';
import { MatchScrubber } from '@tribunen/ui';
import { useMemo } from 'react';
import { useScrubber, useShownMinute } from './useShownMinute.ts';

interface ShownScrubberProps {
  readonly report: MatchReport;
  /** The minute that the match has come to. */
  readonly last: number;
}

/** The scrubber of the screen. */
export function ShownScrubber({ report: { match, events }, last }: ShownScrubberProps) {
  const { choose, backToNow } = useScrubber();
  const minute = useShownMinute();
  const marks = useMemo(
    () =>
      events.flatMap((event) =>
        event.type === 'GOAL' && !event.cancelled ? [{ minute: event.minute, side: event.teamSide }] : [],
      ),
    [events],
  );
  const now = shownScore(match);
  const score = minute === null ? now && { home: now.home, away: now.away } : scoreAt(events, minute);
  return (
    <MatchScrubber last={last} minute={minute} score={score} marks={marks} onChoose={choose} onBackToNow={backToNow} />
  );
}
