import type { MatchReport } from '@tribunen/domain';
import { useEffect, useEffectEvent } from 'react';
import { useObserved } from '../../../../lib/state/useObserved.ts';
import { useScrubber } from '../useShownMinute.ts';
import { isGoalAt } from './isGoalAt.ts';

interface ReplayClockProps {
  readonly report: MatchReport;
  /** The last minute of the match. */
  readonly last: number;
  /** Called after the last minute. */
  onEnd(): void;
}

const minuteMs = 60_000;

/** Runs the replay of a match minute by minute, whichever tab is shown. */
export function ReplayClock({ report: { events }, last, onEnd }: ReplayClockProps) {
  const scrubber = useScrubber();
  const { status, speed, pausesAtGoals } = useObserved(scrubber.replay);
  const step = useEffectEvent(() => {
    const next = (scrubber.current() ?? last) + 1;
    if (next > last) {
      scrubber.backToNow();
      onEnd();
      return;
    }
    scrubber.choose(next);
    if (pausesAtGoals && isGoalAt(events, next)) scrubber.changeReplay({ status: 'paused' });
  });
  useEffect(() => {
    if (status !== 'playing') return undefined;
    const timer = setInterval(step, minuteMs / Number(speed));
    return () => clearInterval(timer);
  }, [status, speed]);
  return null;
}
