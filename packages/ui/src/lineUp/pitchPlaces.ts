import type { PlacedPlayer, Side } from '@tribunen/domain';

/** Where a player stands on the drawn pitch, and how much room there is for the name; all in shares of the pitch's width. */
export interface PitchPlace {
  /** From the left. */
  readonly x: number;
  /** From the top. */
  readonly y: number;
  readonly room: number;
}

/** The drawn pitches, height for width: one side's on a phone, and both sides' where there is room. */
export const pitchShape = { one: 440 / 340, both: 0.62 } as const;

/** How high a player with the name below is drawn, in shares of the width of the smallest pitch. */
const playerHeight = { one: 0.165, both: 0.0765 } as const;

/**
 * The places of one side on a pitch of its own, attacking upwards.
 *
 * @example
 * onePitch([{ player, x: 0.5, y: 0.07 }])[0].room; // 1
 */
export function onePitch(players: readonly PlacedPlayer[]): PitchPlace[] {
  return withRoom(
    players.map(({ x, y }) => ({ x, y: (1 - y) * pitchShape.one })),
    playerHeight.one,
  );
}

/** The places of both sides on one pitch, the home side attacking to the right. */
export function bothOnPitch(
  players: Readonly<Record<Side, readonly PlacedPlayer[]>>,
): Readonly<Record<Side, PitchPlace[]>> {
  const fromGoal = (y: number): number => 0.035 + y * 0.43;
  const home = players.home.map(({ x, y }) => ({ x: fromGoal(y), y: x * pitchShape.both }));
  const away = players.away.map(({ x, y }) => ({ x: 1 - fromGoal(y), y: (1 - x) * pitchShape.both }));
  const all = withRoom([...home, ...away], playerHeight.both);
  return { home: all.slice(0, home.length), away: all.slice(home.length) };
}

/** A name is as wide as it can be without reaching into a neighbour's half of the distance between them, or off the pitch. */
function withRoom(places: readonly Omit<PitchPlace, 'room'>[], height: number): PitchPlace[] {
  return places.map(({ x, y }, n) => ({
    x,
    y,
    room: Math.min(
      2 * x,
      2 * (1 - x),
      ...places.flatMap((other, m) => (m !== n && Math.abs(other.y - y) < height ? Math.abs(other.x - x) : [])),
    ),
  }));
}
