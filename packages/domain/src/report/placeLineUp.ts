import type { LineUpPlayer } from './LineUp.ts';
import { orderLineUp } from './orderLineUp.ts';

/** A player's place on the drawn pitch. */
export interface PlacedPlayer {
  readonly player: LineUpPlayer;
  /** Across the pitch, 0 left and 1 right as the team attacks. */
  readonly x: number;
  /** Along the pitch, 0 own goal line and 1 the opponent's. */
  readonly y: number;
}

const GOALKEEPER_Y = 0.06;
const FIRST_LINE_Y = 0.25;
const LAST_LINE_Y = 0.88;

/**
 * How far forward a position is, and which line it belongs to. Centre-backs come before full-backs, so that they form a
 * back three.
 */
const DEPTHS: readonly (readonly [word: RegExp, depth: number])[] = [
  [/keeper/i, 0],
  [/centre-back|center-back|^defen[cs]e$|^defender$/i, 1],
  [/back/i, 2],
  [/defensive mid/i, 3],
  [/attacking mid/i, 5],
  [/midfield/i, 4],
  [/wing/i, 6],
  [/forward|striker|attack|offen[cs]e/i, 7],
];
const UNKNOWN_DEPTH = 4;
const LAST_DEPTH_OF_LINE = [2, 5, 7];

/**
 * Where every player of a starting line-up stands: at the coordinates when all players have them, else in the lines of
 * the formation, filled by slot when all have one and by position otherwise. A formation that does not fit the number
 * of players gives way to the positions (REPORT-14, REPORT-15, REPORT-16).
 */
export function placeLineUp(formation: string | null, players: readonly LineUpPlayer[]): PlacedPlayer[] {
  const placed = players.map(givenPlace).filter((place) => place !== null);
  if (placed.length === players.length) return placed;
  const slotted = players.every(({ slotIndex }) => isNumber(slotIndex));
  const ordered = slotted ? orderLineUp(players) : players.toSorted((a, b) => depthOf(a) - depthOf(b));
  const lines = linesOf(formation, ordered.slice(1)).map((line) => (slotted ? line : line.toSorted(leftFirst)));
  return [
    ...placeLine(ordered.slice(0, 1), GOALKEEPER_Y),
    ...lines.flatMap((line, n) => placeLine(line, depthOfLine(n, lines.length))),
  ];
}

function givenPlace(player: LineUpPlayer): PlacedPlayer | null {
  const { x, y } = player;
  if (!isNumber(x) || !isNumber(y)) return null;
  return { player, x: withinPitch(x), y: withinPitch(y) };
}

/** Whether a coordinate is a number. An infinite one means the edge of the pitch; NaN is no place. */
function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number' && !Number.isNaN(value);
}

function withinPitch(share: number): number {
  return Math.min(Math.max(share, 0), 1);
}

function depthOf({ position }: LineUpPlayer): number {
  return DEPTHS.find(([word]) => position !== null && word.test(position))?.[1] ?? UNKNOWN_DEPTH;
}

function linesOf(formation: string | null, outfield: readonly LineUpPlayer[]): LineUpPlayer[][] {
  const sizes = (formation ?? '').split('-').map(Number);
  const isFormation = sizes.every((size) => Number.isInteger(size) && size > 0);
  const before = (line: number): number => sizes.slice(0, line).reduce((sum, size) => sum + size, 0);
  if (!isFormation || before(sizes.length) !== outfield.length) return linesByPosition(outfield);
  return sizes.map((_, line) => outfield.slice(before(line), before(line + 1)));
}

function linesByPosition(outfield: readonly LineUpPlayer[]): LineUpPlayer[][] {
  const lineOf = (player: LineUpPlayer): number => LAST_DEPTH_OF_LINE.findIndex((last) => depthOf(player) <= last);
  return LAST_DEPTH_OF_LINE.map((_, line) => outfield.filter((player) => lineOf(player) === line)).filter(
    (line) => line.length > 0,
  );
}

function leftFirst(a: LineUpPlayer, b: LineUpPlayer): number {
  return flankOf(a) - flankOf(b);
}

function flankOf({ position }: LineUpPlayer): number {
  if (/left/i.test(position ?? '')) return -1;
  return /right/i.test(position ?? '') ? 1 : 0;
}

function depthOfLine(line: number, lines: number): number {
  return FIRST_LINE_Y + ((LAST_LINE_Y - FIRST_LINE_Y) * line) / Math.max(lines - 1, 1);
}

function placeLine(line: readonly LineUpPlayer[], y: number): PlacedPlayer[] {
  return line.map((player, n) => ({ player, x: (n + 0.5) / line.length, y }));
}
