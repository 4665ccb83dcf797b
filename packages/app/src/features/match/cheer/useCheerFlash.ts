import { cadence, type MatchId, type Side } from '@tribunen/domain';
import { useCallback, useEffect, useRef, useState } from 'react';

interface CheerFlash {
  /** The halves of the header that a cheer has just lit. */
  readonly cheered: ReadonlySet<Side>;
  /** How many cheers have struck each side's lamps. */
  readonly strikes: Readonly<Record<Side, number>>;
  cheer(side: Side): void;
}

const dark: ReadonlySet<Side> = new Set();
const noStrikes = { home: 0, away: 0 };

/**
 * The halves of the header that cheers have lit. A cheer flashes its half, even one that a goal has lit, and the light
 * goes out after one flash. Another cheer meanwhile keeps it lit without a new flash, so that quick tapping does not
 * flicker.
 *
 * @param match the match in which the spectator cheers; in another no half is lit
 */
export function useCheerFlash(match: MatchId | null): CheerFlash {
  const [cheered, setCheered] = useState(dark);
  const [strikes, setStrikes] = useState(noStrikes);
  const [cheeredIn, setCheeredIn] = useState(match);
  if (cheeredIn !== match) {
    setCheeredIn(match);
    setCheered(dark);
    setStrikes(noStrikes);
  }
  const timers = useRef(new Map<Side, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);

  const cheer = useCallback(
    (side: Side) => {
      clearTimeout(timers.current.get(side));
      if (!cheered.has(side)) setStrikes((before) => ({ ...before, [side]: before[side] + 1 }));
      setCheered((before) => new Set([...before, side]));
      const goOut = () => setCheered((before) => new Set([...before].filter((other) => other !== side)));
      timers.current.set(side, setTimeout(goOut, cadence.results.goalFlashAnimation));
    },
    [cheered],
  );
  return { cheered, strikes, cheer };
}
