import { cadence, type Side } from '@tribunen/domain';
import { useEffect, useRef, useState } from 'react';

interface CheerFlash {
  /** The halves of the header that a cheer has just lit. */
  readonly cheered: ReadonlySet<Side>;
  /** How many cheers have struck each side's lamps. */
  readonly strikes: Readonly<Record<Side, number>>;
  cheer(side: Side): void;
}

const dark: ReadonlySet<Side> = new Set();

/**
 * What a cheer lights. A cheer is a flash (part 1 §2), also where a goal has lit that half already: its lamps are struck again. It goes out
 * after the time of one, and a new one before that keeps it lit without striking, or quick fingers would make it flicker.
 *
 * @example
 * const { cheered, cheer } = useCheerFlash();
 * cheer('home');
 */
export function useCheerFlash(): CheerFlash {
  const [cheered, setCheered] = useState(dark);
  const [strikes, setStrikes] = useState({ home: 0, away: 0 });
  const timers = useRef(new Map<Side, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);

  return {
    cheered,
    strikes,
    cheer: (side) => {
      clearTimeout(timers.current.get(side));
      if (!cheered.has(side)) setStrikes((before) => ({ ...before, [side]: before[side] + 1 }));
      setCheered((before) => new Set([...before, side]));
      const goOut = () => setCheered((before) => new Set([...before].filter((other) => other !== side)));
      timers.current.set(side, setTimeout(goOut, cadence.results.goalFlashAnimation));
    },
  };
}
