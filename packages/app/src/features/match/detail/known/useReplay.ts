import { type MatchEvent, scoreAt } from '@tribunen/domain';
import type { ReplayView } from '@tribunen/ui';
import { useEffect, useEffectEvent } from 'react';
import { useObserved } from '../../../../lib/state/useObserved.ts';
import { useScrubber, useShownMinute } from '../useShownMinute.ts';

const minuteMs = 60_000;

interface Replayed {
  readonly events: readonly MatchEvent[];
  /** The last minute of the match. */
  readonly last: number;
  /** Called after the last minute. */
  onEnd(): void;
  /** Called when the reader ends the replay before that. */
  onLeave(): void;
}

/** Replays a match that is over, minute by minute, on the scrubber of its screen, while a tab shows the replay. */
export function useReplay({ events, last, onEnd, onLeave }: Replayed): ReplayView {
  const scrubber = useScrubber();
  const minute = useShownMinute() ?? last;
  const { status, speed, pausesAtGoals } = useObserved(scrubber.replay);
  const isGoalAt = (at: number): boolean =>
    events.some((event) => event.type === 'GOAL' && !event.cancelled && event.minute === at);
  const step = useEffectEvent(() => {
    if (minute >= last) {
      scrubber.backToNow();
      onEnd();
      return;
    }
    scrubber.choose(minute + 1);
    if (pausesAtGoals && isGoalAt(minute + 1)) scrubber.changeReplay({ status: 'paused' });
  });
  useEffect(() => {
    if (status !== 'playing') return undefined;
    const timer = setInterval(step, minuteMs / Number(speed));
    return () => clearInterval(timer);
  }, [status, speed]);
  if (status === 'idle') return { status, onStart: scrubber.startReplay };
  return {
    status,
    speed,
    minute,
    goal: isGoalAt(minute) ? scoreAt(events, minute) : null,
    pausesAtGoals,
    onSpeed: (chosen) => scrubber.changeReplay({ speed: chosen }),
    onPausesAtGoals: (pauses) => scrubber.changeReplay({ pausesAtGoals: pauses }),
    onToggle: () => scrubber.changeReplay({ status: status === 'playing' ? 'paused' : 'playing' }),
    onEnd: onLeave,
  };
}
