import { createRandom, drawInteger } from '@tribunen/football';

/** A time during which a spectator is online, or is not; its bounds in milliseconds since 1970. */
export interface OnlineSpell {
  readonly isOnline: boolean;
  readonly since: number;
  readonly until: number;
}

const periodMinutes = { least: 4, most: 15 };
const onlineShare = { least: 0.4, most: 0.9 };

/**
 * The spell that a simulated spectator is in at a moment. Each comes and goes in their own rhythm, the same in every
 * tab.
 *
 * @param now milliseconds since 1970
 * @example
 * onlineSpell('somebody', 0).until > 0; // true
 */
export function onlineSpell(personId: string, now: number): OnlineSpell {
  const random = createRandom('online', personId);
  const period = drawInteger(periodMinutes.least, periodMinutes.most, random) * 60_000;
  const online = Math.round(period * (onlineShare.least + (onlineShare.most - onlineShare.least) * random()));
  const phase = drawInteger(0, period, random);
  const comes = phase + Math.floor((now - phase) / period) * period;
  return now < comes + online
    ? { isOnline: true, since: comes, until: comes + online }
    : { isOnline: false, since: comes + online, until: comes + period };
}
