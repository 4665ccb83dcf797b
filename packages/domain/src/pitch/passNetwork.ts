import { type PitchPoint, pitchPoint } from './PitchPoint.ts';

/** A player of the network, at the average place of the passes that the player played and received. */
export interface NetworkPlayer {
  readonly name: string;
  readonly at: PitchPoint;
  /** Passes played and received. */
  readonly touches: number;
}

/** Two players, and how many passes went from either to the other. */
export interface NetworkLink {
  readonly players: readonly [NetworkPlayer, NetworkPlayer];
  readonly passes: number;
}

export interface PassNetwork {
  readonly players: readonly NetworkPlayer[];
  /** The strongest links last, so that they are drawn on top. */
  readonly links: readonly NetworkLink[];
}

/** A link is shown from this many passes on: fewer are chance. */
export const networkLinkLeast = 2;

/** The fields of a pass that the network needs; a `PitchMark` has them. */
interface NetworkPass {
  readonly look: string;
  readonly player: string | null;
  readonly receiver: string | null;
  readonly from: PitchPoint;
  readonly to: PitchPoint | null;
}

/**
 * The network of passes: the completed passes whose two players are known, with links from two passes on (PITCH-28).
 */
export function passNetwork(marks: readonly NetworkPass[]): PassNetwork {
  const places = new Map<string, readonly PitchPoint[]>();
  const counts = new Map<string, { readonly pair: readonly [string, string]; readonly passes: number }>();
  for (const { look, player, receiver, from, to } of marks) {
    if (look !== 'completed' || player === null || receiver === null || to === null || player === receiver) continue;
    places.set(player, [...(places.get(player) ?? []), from]);
    places.set(receiver, [...(places.get(receiver) ?? []), to]);
    const pair: readonly [string, string] = player < receiver ? [player, receiver] : [receiver, player];
    const key = JSON.stringify(pair);
    counts.set(key, { pair, passes: (counts.get(key)?.passes ?? 0) + 1 });
  }
  const links = [...counts.values()]
    .filter(({ passes }) => passes >= networkLinkLeast)
    .map(({ pair: [one, other], passes }): NetworkLink => {
      return { players: [playerAt(one, places.get(one)), playerAt(other, places.get(other))], passes };
    });
  return {
    players: [...places].map(([name, all]) => playerAt(name, all)),
    links: links.toSorted((a, b) => a.passes - b.passes),
  };
}

function playerAt(name: string, places: readonly PitchPoint[] = []): NetworkPlayer {
  return { name, at: middleOf(places), touches: places.length };
}

function middleOf(places: readonly PitchPoint[]): PitchPoint {
  const sum = places.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return pitchPoint(sum.x / places.length, sum.y / places.length);
}
