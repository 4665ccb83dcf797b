import { type Wait, waitLeft } from '@tribunen/domain';
import { useEffect, useReducer } from 'react';
import type { Deadline } from './Deadline.ts';

const tickMs = 1000;

/** The time until a moment, updated every second; null when the moment has come, and when there is none. */
export function useWait(deadline: Deadline | null): Wait | null {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const wait = deadline === null ? null : waitLeft(deadline.at, deadline.now());
  const waits = wait !== null;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [waits]);
  return wait;
}
