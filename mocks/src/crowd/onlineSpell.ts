import { createRandom, drawInteger } from '@tribunen/football';

/** A period during which a spectator stays online, or stays offline; its bounds are in milliseconds since 1970. */
export interface OnlineSpell {
  readonly isOnline: boolean;
  readonly since: number;
  readonly until: number;
}

const periodMinutes = { least: 4, most: 15 };
const onlineShare = { least: 0.4, most: 0.9 };

/**
 * The period in which a simulated spectator is online or offline at the moment `now`. Each spectator has a rhythm of
 * their own, which is the same in every tab.
 *
 * @param now milliseconds since 1970
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
