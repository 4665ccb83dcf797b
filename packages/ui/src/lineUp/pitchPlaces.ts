import type { PlacedPlayer, Side } from '@tribunen/domain';

/** The place of a player on the drawn pitch, and the place and width of the name; all as fractions of the pitch's width. */
export interface PitchPlace {
  /** From the left. */
  readonly x: number;
  /** From the top. */
  readonly y: number;
  /** The middle of the name, from the left: near the edge of the pitch it may stand further in than the shirt. */
  readonly nameX: number;
  /** How wide the name can be. */
  readonly room: number;
  /** Whether the name stands over the shirt, because there is more room than under it. */
  readonly isNameAbove: boolean;
}

/** A player with the name that is drawn. */
export interface NamedPlace extends PlacedPlayer {
  readonly shortName: string;
}

/** The height of each drawn pitch divided by its width: the pitch of one side on a phone, and the pitch of both sides on a wide screen. */
export const pitchShape = { one: 376 / 340, both: 0.62 } as const;

interface Sizes {
  /** The height of the pitch. */
  readonly height: number;
  readonly shirt: number;
  /** The height of a name with the space between it and its shirt. */
  readonly name: number;
  /** The width of a letter, and of what stands around the name. */
  readonly letter: number;
  readonly around: number;
  /** The furthest that a name moves from the edge towards the middle, so that it stays close to its shirt. */
  readonly inwards: number;
  /** Where a name may stand: under its shirt (1), or over it too (−1). */
  readonly ends: readonly (1 | -1)[];
}

/**
 * As fractions of the pitch's width. They are measured on the smallest pitches, 288 and 504 pixels wide, where letters
 * and shirts take up the largest fraction.
 */
const sizes: Readonly<Record<keyof typeof pitchShape, Sizes>> = {
  one: { height: pitchShape.one, shirt: 0.096, name: 0.069, letter: 0.026, around: 0.042, inwards: 0.06, ends: [1] },
  both: {
    height: pitchShape.both,
    shirt: 0.0437,
    name: 0.036,
    letter: 0.0145,
    around: 0.024,
    inwards: 0.03,
    ends: [1, -1],
  },
};

/** The places of one side on a pitch of its own, attacking upwards. */
export function onePitch(players: readonly NamedPlace[]): PitchPlace[] {
  return withNames(
    players.map((place) => ({ x: place.x, y: (1 - place.y) * pitchShape.one, letters: lettersOf(place) })),
    sizes.one,
  );
}

/** The places of both sides on one pitch, the home side attacking to the right. */
export function bothOnPitch(
  players: Readonly<Record<Side, readonly NamedPlace[]>>,
): Readonly<Record<Side, PitchPlace[]>> {
  const fromGoal = (y: number): number => 0.035 + y * 0.43;
  const home = players.home.map((place) => ({
    x: fromGoal(place.y),
    y: place.x * pitchShape.both,
    letters: lettersOf(place),
  }));
  const away = players.away.map((place) => ({
    x: 1 - fromGoal(place.y),
    y: (1 - place.x) * pitchShape.both,
    letters: lettersOf(place),
  }));
  const all = withNames([...home, ...away], sizes.both);
  return { home: all.slice(0, home.length), away: all.slice(home.length) };
}

interface Point {
  readonly x: number;
  readonly y: number;
  /** Of the name. */
  readonly letters: number;
}

/** A captain is marked «(K)». */
function lettersOf({ player, shortName }: NamedPlace): number {
  return shortName.length + (player.captain === true ? 4 : 0);
}

/** A player whose name stands over the shirt (−1) or under it (1). */
interface Placed extends Point {
  readonly end: -1 | 1;
  readonly nameX: number;
}

/**
 * Places each name under the middle of its shirt. If a name would be cut off, the names of its whole line of players
 * move above their shirts on the shared pitch, or else that name alone, or the name moves towards the middle of the
 * pitch: whatever leaves less of all names cut off.
 */
function withNames(points: readonly Point[], size: Sizes): PitchPlace[] {
  let placed = points.map((point): Placed => ({ ...point, end: 1, nameX: point.x }));
  let cut = cutOff(placed, size);
  const tryOn = (moved: readonly number[], end: 1 | -1, nameOf: (place: Placed) => number): void => {
    const tried = placed.map((place, n) => (moved.includes(n) ? { ...place, end, nameX: nameOf(place) } : place));
    if (end === -1 && moved.some((n) => (points[n]?.y ?? 0) < size.shirt / 2 + size.name)) return;
    const left = cutOff(tried, size);
    if (left < cut) [placed, cut] = [tried, left];
  };
  const lines = [...new Set(points.map(({ x }) => x))].map((line) =>
    points.flatMap(({ x }, n) => (x === line ? [n] : [])),
  );
  const single = [...points.keys()].map((n) => [n]);
  // Goes through the names twice, because the room that one name gives up may help another.
  for (const moved of [...lines, ...lines, ...single, ...single]) {
    if (cut === 0) break;
    for (const end of size.ends) {
      tryOn(moved, end, ({ x }) => x);
      tryOn(moved, end, (place) => inwards(place, size));
    }
  }
  return placed.map(({ x, y, end, nameX }, n) => ({
    x,
    y,
    nameX,
    room: room(placed, n, size),
    isNameAbove: end === -1,
  }));
}

/** The nearest place at which the whole name is inside the pitch, within the limit of `inwards`. */
function inwards(point: Point, size: Sizes): number {
  const half = Math.min(needed(point, size) / 2, Math.min(point.x, 1 - point.x) + size.inwards);
  return Math.min(Math.max(point.x, half), 1 - half);
}

/** The sum of what is cut off from all names. */
function cutOff(placed: readonly Placed[], size: Sizes): number {
  return placed.reduce((sum, place, n) => sum + Math.max(needed(place, size) - room(placed, n, size), 0), 0);
}

function needed({ letters }: Point, { letter, around }: Sizes): number {
  return letters * letter + around;
}

/** A name is as wide as it can be without reaching a neighbour's name or shirt, or off the pitch. */
function room(placed: readonly Placed[], n: number, size: Sizes): number {
  const place = placed[n];
  if (place === undefined) return 0;
  const need = needed(place, size);
  return placed.reduce(
    (least, other, m) => {
      if (m === n) return least;
      const toShirt = Math.abs(other.y - middleOfName(place, size)) < (size.shirt + size.name) / 2;
      const toName = Math.abs(middleOfName(other, size) - middleOfName(place, size)) < size.name;
      return Math.min(
        least,
        toShirt ? Math.max(2 * Math.abs(other.x - place.nameX) - size.shirt, 0) : least,
        toName ? shareOf(Math.abs(other.nameX - place.nameX), need, needed(other, size)) : least,
      );
    },
    2 * Math.min(place.nameX, 1 - place.nameX),
  );
}

function middleOfName({ y, end }: Placed, { shirt, name }: Sizes): number {
  return y + (end * (shirt + name)) / 2;
}

/** The width of the first of two adjacent names: half of the space, or all that the other name does not need. */
function shareOf(apart: number, need: number, needOfOther: number): number {
  if (need > apart === needOfOther > apart) return apart;
  return need > apart ? Math.min(need, 2 * apart - needOfOther) : Math.max(need, 2 * apart - needOfOther);
}
