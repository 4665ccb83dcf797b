import { setTimeout as sleep } from 'node:timers/promises';
import type { Seen } from '../figures/Seen.ts';
import type { CountedNetwork } from '../spectators/CountedNetwork.ts';
import { Spectator } from '../spectators/Spectator.ts';
import type { Account, Stand } from '../stand/Stand.ts';
import { type CrowdOptions, rushSeconds } from './readOptions.ts';

/** Every third with a match open has another than the first: the match that everybody speaks of. */
const elsewhere = 3;

/** Lets the spectators arrive: some of them one after the other, the rest in a rush at the end. */
export async function arrive(
  { ground, football }: Stand,
  { spectators: count, arrivals, rush, open }: CrowdOptions,
  accounts: readonly Account[],
  { network, seen }: { readonly network: CountedNetwork; readonly seen: Seen },
): Promise<readonly Spectator[]> {
  const spectators: Spectator[] = [];
  const early = Math.round(count * (1 - rush));
  const matches = football?.matches ?? [];
  for (let index = 0; index < count; index += 1) {
    // Evenly spread among those who are signed in and those who are not.
    const isSignedIn = isPicked(index, accounts.length / count);
    const opened = isPicked(Math.floor(index / 2), open)
      ? spectators.filter((each) => each.open !== null).length
      : null;
    const match = opened === null ? null : matches[opened % elsewhere === elsewhere - 1 ? opened % matches.length : 0];
    const account = isSignedIn ? accounts[spectators.filter((each) => each.account !== null).length] : null;
    spectators.push(
      new Spectator({ ground, network, account: account ?? null, open: match ?? null, witness: seen.witness() }),
    );
    const isEarly = index < early;
    await sleep(((isEarly ? arrivals : rushSeconds) * 1000) / Math.max(1, isEarly ? early : count - early));
  }
  return spectators;
}

/**
 * Whether the nth of many is among the picked ones, who are a share of them and evenly spread.
 *
 * @example
 * [0, 1, 2, 3].map((index) => isPicked(index, 0.5)); // [false, true, false, true]
 */
function isPicked(index: number, share: number): boolean {
  return Math.floor((index + 1) * share + 1e-9) > Math.floor(index * share + 1e-9);
}
