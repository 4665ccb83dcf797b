import type { PlacedPlayer } from '@tribunen/domain';

/** Two players are distinguishable if they are further apart than one of these fractions of the pitch. */
export const leastAcross = 0.2;
export const leastAlong = 0.13;

const firstAlong = 0.09;
const lastAlong = 0.93;
const firstAcross = leastAcross / 2;
const mostInRow = 5;

/**
 * The players in places where they do not overlap. If two would overlap, all players are arranged in rows of at most
 * five; otherwise everybody stays.
 *
 * @example
 * spreadPlayers([{ player, x: 0.5, y: 0.06 }]); // [{ player, x: 0.5, y: 0.09 }]
 */
export function spreadPlayers(placed: readonly PlacedPlayer[]): PlacedPlayer[] {
  const within = placed.map((place) => ({
    ...place,
    x: between(place.x, firstAcross, 1 - firstAcross),
    y: between(place.y, firstAlong, lastAlong),
  }));
  return within.some((one, n) => within.slice(n + 1).some((other) => areClose(one, other))) ? ranged(within) : within;
}

function areClose(one: PlacedPlayer, other: PlacedPlayer): boolean {
  // Sums of shares are not exact.
  return Math.abs(one.x - other.x) < leastAcross - 1e-9 && Math.abs(one.y - other.y) < leastAlong - 1e-9;
}

interface Row {
  y: number;
  readonly players: PlacedPlayer[];
}

function ranged(placed: readonly PlacedPlayer[]): PlacedPlayer[] {
  const rows: Row[] = [];
  for (const place of placed.toSorted((a, b) => a.y - b.y)) {
    const last = rows.at(-1);
    if (last !== undefined && last.players.length < mostInRow && place.y < last.y + leastAlong)
      last.players.push(place);
    else rows.push({ y: Math.max(place.y, last === undefined ? 0 : last.y + leastAlong), players: [place] });
  }
  const along = keptWithin(
    rows.map(({ y }) => y),
    firstAlong,
    lastAlong,
    leastAlong,
  );
  return rows.flatMap(({ players }, row) => {
    const sorted = players.toSorted((a, b) => a.x - b.x);
    const across = keptWithin(
      sorted.map(({ x }) => x),
      firstAcross,
      1 - firstAcross,
      leastAcross,
    );
    return sorted.map((place, n) => ({ ...place, x: across[n] ?? place.x, y: along[row] ?? place.y }));
  });
}

/** Rising numbers, moved as little as it takes to be `least` apart between `from` and `to`; evenly spread where there is no room. */
function keptWithin(rising: readonly number[], from: number, to: number, least: number): number[] {
  const gap = Math.min(least, (to - from) / Math.max(rising.length - 1, 1));
  const up = rising.reduce<number[]>((kept, each) => [...kept, Math.max(each, (kept.at(-1) ?? -Infinity) + gap)], []);
  return up.reduceRight<number[]>((kept, each) => [Math.min(each, (kept[0] ?? to + gap) - gap), ...kept], []);
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
