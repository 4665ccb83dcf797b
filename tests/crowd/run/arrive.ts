import { setTimeout as sleep } from 'node:timers/promises';
import type { Seen } from '../figures/Seen.ts';
import type { CountedNetwork } from '../spectators/CountedNetwork.ts';
import { Spectator } from '../spectators/Spectator.ts';
import type { PlayedMatch } from '../site/Football.ts';
import type { Account, Stand } from '../site/Stand.ts';
import { type CrowdOptions, rushSeconds } from './readOptions.ts';

/** Every third spectator who opens a match opens another match than the first; the others open the first match. */
const elsewhere = 3;
const stepMs = 20;

/** Lets the spectators arrive: some at an even rate, the rest in a rush at the end. */
export async function arrive(
  { ground, football }: Stand,
  { spectators: count, arrivals, rush, open }: CrowdOptions,
  accounts: readonly Account[],
  { network, seen }: { readonly network: CountedNetwork; readonly seen: Seen },
): Promise<readonly Spectator[]> {
  const spectators: Spectator[] = [];
  const early = Math.round(count * (1 - rush));
  const matches = football?.matches ?? [];
  let [signedIn, watching] = [0, 0];
  const comeIn = (index: number): void => {
    // The spectators come in pairs: either both of a pair open a match, or neither does. If half of the spectators are
    // signed in, each pair has one signed-in spectator, so signed-in spectators and visitors open matches equally
    // often.
    let [account, match]: [Account | null, PlayedMatch | null] = [null, null];
    if (isPicked(index, accounts.length / count)) {
      account = accounts[signedIn] ?? null;
      signedIn += 1;
    }
    if (isPicked(Math.floor(index / 2), open)) {
      match = matches[watching % elsewhere === elsewhere - 1 ? watching % matches.length : 0] ?? null;
      watching += 1;
    }
    spectators.push(new Spectator({ ground, network, account, open: match, witness: seen.witness() }));
  };
  const from = performance.now();
  while (spectators.length < count) {
    const seconds = (performance.now() - from) / 1000;
    const due =
      seconds < arrivals
        ? (early * seconds) / arrivals
        : early + ((count - early) * (seconds - arrivals)) / rushSeconds;
    // If this process is late, the spectators who are due arrive together.
    while (spectators.length < Math.min(count, due)) comeIn(spectators.length);
    await sleep(stepMs);
  }
  return spectators;
}

/**
 * Whether to pick an item, so that the picked items are the given share and are spread evenly.
 *
 * @example
 * [0, 1, 2, 3].map((index) => isPicked(index, 0.5)); // [false, true, false, true]
 */
function isPicked(index: number, share: number): boolean {
  return Math.floor((index + 1) * share + 1e-9) > Math.floor(index * share + 1e-9);
}
