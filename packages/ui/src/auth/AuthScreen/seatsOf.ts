/** The paint of a seat: two greens, an empty seat, the white of the chalk lines, and a few in gold. */
export type SeatPaint = 'empty' | 'dark' | 'light' | 'chalk' | 'gold';

export interface StandPlan {
  readonly columns: number;
  readonly rows: number;
  /** From one seat to the next, in pixels of the drawing. */
  readonly pitch: number;
  /** Of the centre circle, in seats. */
  readonly radius: number;
  /** Columns without seats. */
  readonly aisles: readonly number[];
}

/**
 * Every seat of a stand as one path a paint: a tifo of the halfway line and the centre circle, on rows that sag towards the middle. The same
 * plan gives the same stand.
 */
export function seatsOf(plan: StandPlan): Readonly<Record<SeatPaint, string>> {
  const paths: Record<SeatPaint, string[]> = { empty: [], dark: [], light: [], chalk: [], gold: [] };
  for (let column = 0; column < plan.columns; column++) {
    if (plan.aisles.includes(column)) continue;
    for (let row = 0; row < plan.rows; row++) paths[paintOf(plan, column, row)].push(seatAt(plan, column, row));
  }
  return {
    empty: paths.empty.join(''),
    dark: paths.dark.join(''),
    light: paths.light.join(''),
    chalk: paths.chalk.join(''),
    gold: paths.gold.join(''),
  };
}

function paintOf({ columns, rows, radius }: StandPlan, column: number, row: number): SeatPaint {
  const across = column - (columns - 1) / 2;
  const down = row - Math.floor((rows - 1) / 2);
  const distance = Math.hypot(across, down);
  const onCircle = Math.abs(distance - radius) < 0.5;
  const onHalfwayLine = across === 0 && distance > radius;
  if (onCircle || onHalfwayLine || distance === 0) return 'chalk';
  const lot = lotOf(column, row);
  // A gold seat next to the white ones would break the outline of the circle.
  if (lot < 10 && Math.abs(distance - radius) > 2 && Math.abs(across) > 1) return 'gold';
  if (lot < 100) return 'empty';
  return lot < 550 ? 'dark' : 'light';
}

function seatAt({ columns, pitch }: StandPlan, column: number, row: number): string {
  const width = pitch * 0.84;
  const round = pitch * 0.32;
  const straight = pitch * 0.44;
  // The rows follow a parabola, which is a seat and a half lower in the middle.
  const fromMiddle = (2 * column) / (columns - 1) - 1;
  const sag = 1.6 * pitch * (1 - fromMiddle ** 2);
  const left = column * pitch + pitch * 0.08;
  const bottom = row * pitch * 0.94 + pitch * 0.8 + sag;
  return (
    `M${short(left)} ${short(bottom)}v${short(-straight)}q0 ${short(-round)} ${short(round)} ${short(-round)}` +
    `h${short(width - 2 * round)}q${short(round)} 0 ${short(round)} ${short(round)}v${short(straight)}z`
  );
}

/** A number from 0 to 999 that a seat always draws. */
function lotOf(column: number, row: number): number {
  let lot = 2_166_136_261;
  for (const part of [column, row]) lot = Math.imul(lot ^ part, 16_777_619);
  return ((lot ^ (lot >>> 15)) >>> 0) % 1000;
}

function short(length: number): string {
  return String(Math.round(length * 10) / 10);
}
