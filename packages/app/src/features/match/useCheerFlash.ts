import { cadence, type Side } from '@tribunen/domain';
import { useEffect, useRef, useState } from 'react';

const dark: ReadonlySet<Side> = new Set();

/**
 * The halves of the header that a cheer has just lit. A cheer is a flash (part 1 §2): it goes out after the time of one, and a new one
 * before that keeps it lit.
 *
 * @example
 * const { cheered, cheer } = useCheerFlash();
 * cheer('home');
 */
export function useCheerFlash(): { readonly cheered: ReadonlySet<Side>; cheer(side: Side): void } {
  const [cheered, setCheered] = useState(dark);
  const timers = useRef(new Map<Side, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);

  return {
    cheered,
    cheer: (side) => {
      clearTimeout(timers.current.get(side));
      setCheered((before) => new Set([...before, side]));
      const goOut = () => setCheered((before) => new Set([...before].filter((other) => other !== side)));
      timers.current.set(side, setTimeout(goOut, cadence.results.goalFlashAnimation));
    },
  };
}
