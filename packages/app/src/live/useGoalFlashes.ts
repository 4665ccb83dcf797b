import { cadence, goalFlashes, type Match, scoreCorrections, type Side } from '@tribunen/domain';
import { useEffect, useRef, useState } from 'react';
import { type LitSides, withSide } from './LitSides.ts';

const dark: LitSides = new Map();
const bothSides = ['home', 'away'] as const satisfies readonly Side[];

/**
 * The sides of each match that have scored within the last ten seconds. A goal that is taken back puts its light out at once.
 *
 * @param matches null until they are loaded for the first time
 *
 * @example
 * const flashes = useGoalFlashes(matches);
 * flashes.get(match.id)?.has('home'); // true for ten seconds after the home side's goal
 */
export function useGoalFlashes(matches: readonly Match[] | null): LitSides {
  const [lit, setLit] = useState(dark);
  const before = useRef<readonly Match[] | null>(null);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const earlier = before.current;
    before.current = matches;
    if (matches === null) return;

    for (const { match, side: fewer } of scoreCorrections(earlier, matches)) {
      for (const side of fewer === 'both' ? bothSides : [fewer]) {
        clearTimeout(timers.current.get(`${match.id} ${side}`));
        setLit((lamps) => (lamps.get(match.id)?.has(side) === true ? withSide(lamps, match.id, side, false) : lamps));
      }
    }
    for (const { matchId, side } of goalFlashes(earlier, matches)) {
      const lamp = `${matchId} ${side}`;
      clearTimeout(timers.current.get(lamp));
      setLit((sides) => withSide(sides, matchId, side, true));
      const putOut = () => setLit((sides) => withSide(sides, matchId, side, false));
      timers.current.set(lamp, setTimeout(putOut, cadence.results.cardFlash));
    }
  }, [matches]);

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);

  return lit;
}
