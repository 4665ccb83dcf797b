import { type MatchEvent, scoreAt } from '@tribunen/domain';
import type { ReplayView } from '@tribunen/ui';
import { useObserved } from '../../../../lib/state/useObserved.ts';
import { useScrubber, useShownMinute } from '../useShownMinute.ts';
import { isGoalAt } from './isGoalAt.ts';

interface Replayed {
  readonly events: readonly MatchEvent[];
  /** The last minute of the match. */
  readonly last: number;
  /** Called when the reader ends the replay before its last minute. */
  onLeave(): void;
}

/** The replay of a match that is over, on the scrubber of its screen. `ReplayClock` runs it. */
export function useReplay({ events, last, onLeave }: Replayed): ReplayView {
  const scrubber = useScrubber();
  const minute = useShownMinute() ?? last;
  const { status, speed, pausesAtGoals } = useObserved(scrubber.replay);
  if (status === 'idle') return { status, onStart: scrubber.startReplay };
  return {
    status,
    speed,
    minute,
    goal: isGoalAt(events, minute) ? scoreAt(events, minute) : null,
    pausesAtGoals,
    onSpeed: (chosen) => scrubber.changeReplay({ speed: chosen }),
    onPausesAtGoals: (pauses) => scrubber.changeReplay({ pausesAtGoals: pauses }),
    onToggle: () => scrubber.changeReplay({ status: status === 'playing' ? 'paused' : 'playing' }),
    onEnd: onLeave,
  };
}
