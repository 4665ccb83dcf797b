import { type MatchEvent, scoreAt } from '@tribunen/domain';
import type { ReplaySpeed, ReplayView } from '@tribunen/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useScrubber, useShownMinute } from '../useShownMinute.ts';

const minuteMs = 60_000;

interface Replayed {
  readonly events: readonly MatchEvent[];
  /** The last minute of the match. */
  readonly last: number;
  /** Whether the replay starts at once. */
  readonly startsPlaying: boolean;
  /** Called after the last minute. */
  onEnd(): void;
  /** Called when the reader ends the replay before that. */
  onLeave(): void;
}

/** Replays a match that is over, minute by minute, on the scrubber of its screen. */
export function useReplay({ events, last, startsPlaying, onEnd, onLeave }: Replayed): ReplayView {
  const scrubber = useScrubber();
  const minute = useShownMinute() ?? last;
  const [status, setStatus] = useState<ReplayView['status']>(startsPlaying ? 'playing' : 'idle');
  const [speed, setSpeed] = useState<ReplaySpeed>('20');
  const [pausesAtGoals, setPausesAtGoals] = useState(false);
  const isGoalAt = (at: number): boolean =>
    events.some((event) => event.type === 'GOAL' && !event.cancelled && event.minute === at);
  const end = (): void => {
    setStatus('idle');
    scrubber.backToNow();
    onEnd();
  };
  const step = useEffectEvent(() => {
    if (minute >= last) return end();
    scrubber.choose(minute + 1);
    if (pausesAtGoals && isGoalAt(minute + 1)) setStatus('paused');
  });
  useEffect(() => {
    if (status !== 'playing') return undefined;
    const timer = setInterval(step, minuteMs / Number(speed));
    return () => clearInterval(timer);
  }, [status, speed]);
  if (status === 'idle') {
    return {
      status,
      onStart() {
        scrubber.choose(0);
        setStatus('playing');
      },
    };
  }
  return {
    status,
    speed,
    minute,
    goal: isGoalAt(minute) ? scoreAt(events, minute) : null,
    pausesAtGoals,
    onSpeed: setSpeed,
    onPausesAtGoals: setPausesAtGoals,
    onToggle: () => setStatus(status === 'playing' ? 'paused' : 'playing'),
    onEnd() {
      setStatus('idle');
      onLeave();
    },
  };
}
