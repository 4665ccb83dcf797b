import { cadence, goalFlashes, type Match, type MatchId, shownScore, type Side } from '@tribunen/domain';
import { useEffect, useRef, useState } from 'react';
import { type LitSides, withSide } from './LitSides.ts';

const dark: LitSides = new Map();

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

    for (const { matchId, side } of goalsTakenBack(earlier ?? [], matches)) {
      clearTimeout(timers.current.get(`${matchId} ${side}`));
      setLit((sides) => (sides.get(matchId)?.has(side) === true ? withSide(sides, matchId, side, false) : sides));
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

const sides = ['home', 'away'] as const satisfies readonly Side[];

function goalsTakenBack(
  before: readonly Match[],
  after: readonly Match[],
): readonly { readonly matchId: MatchId; readonly side: Side }[] {
  const earlier = new Map(before.map((match) => [match.id, shownScore(match)]));
  return after.flatMap((match) => {
    const then = earlier.get(match.id) ?? null;
    const now = shownScore(match);
    if (then === null || now === null) return [];
    return sides.filter((side) => now[side] < then[side]).map((side) => ({ matchId: match.id, side }));
  });
}
