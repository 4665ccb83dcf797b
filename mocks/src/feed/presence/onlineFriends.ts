import type { Spectator } from '../../../seed/spectators.ts';
import { createRandom } from '../createRandom.ts';
import { drawInteger } from '../drawInteger.ts';

const minuteMs = 60_000;

/** When somebody is online: so long of every round, which begins at `from`. Milliseconds. */
interface Habit {
  readonly from: number;
  readonly online: number;
  readonly round: number;
}

/**
 * Which friends are online at a moment. Each comes and goes by habits of their own, which the seed decides: some minutes on, some off.
 *
 * @param now milliseconds since 1970
 *
 * @example
 * onlineFriends(demoFriends(spectators), 1, clock.now()).map(({ name }) => name);
 */
export function onlineFriends(friends: readonly Spectator[], seed: number, now: number): readonly Spectator[] {
  return friends.filter((friend) => {
    const habit = habitOf(friend, seed);
    return sinceRound(habit, now) < habit.online;
  });
}

/**
 * When somebody of them next comes or goes, in milliseconds since 1970; Infinity without friends.
 *
 * @example
 * clock.setTimeout(tell, nextComingOrGoing(friends, 1, now) - now);
 */
export function nextComingOrGoing(friends: readonly Spectator[], seed: number, now: number): number {
  const next = friends.map((friend) => {
    const habit = habitOf(friend, seed);
    const since = sinceRound(habit, now);
    return now - since + (since < habit.online ? habit.online : habit.round);
  });
  return Math.min(...next);
}

function habitOf({ id }: Spectator, seed: number): Habit {
  const random = createRandom(seed, 'presence', id);
  const online = drawInteger(3, 15, random) * minuteMs;
  const offline = drawInteger(2, 9, random) * minuteMs;
  return {
    from: drawInteger(0, 23, random) * minuteMs + drawInteger(0, 59, random) * 1000,
    online,
    round: online + offline,
  };
}

function sinceRound({ from, round }: Habit, now: number): number {
  return (((now - from) % round) + round) % round;
}
