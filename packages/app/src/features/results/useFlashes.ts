import { cadence, goalFlashes, type Match, type MatchId, type Side } from '@tribunen/domain';
import { useEffect, useRef, useState } from 'react';

const none: ReadonlyMap<MatchId, Side> = new Map();

/** Which side of which match has scored within the last ten seconds. `matches` is null until the day's first load. */
export function useFlashes(matches: readonly Match[] | null): ReadonlyMap<MatchId, Side> {
  const [flashes, setFlashes] = useState(none);
  const before = useRef<readonly Match[] | null>(null);
  const timers = useRef(new Map<MatchId, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    if (matches === null) {
      before.current = null;
      return;
    }
    const goals = goalFlashes(before.current, matches);
    before.current = matches;
    if (goals.length === 0) return;

    setFlashes((lit) => new Map([...lit, ...goals.map(({ matchId, side }) => [matchId, side] as const)]));
    for (const { matchId } of goals) {
      clearTimeout(timers.current.get(matchId));
      timers.current.set(
        matchId,
        setTimeout(
          () => setFlashes((lit) => new Map([...lit].filter(([id]) => id !== matchId))),
          cadence.results.cardFlash,
        ),
      );
    }
  }, [matches]);

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);

  return flashes;
}
