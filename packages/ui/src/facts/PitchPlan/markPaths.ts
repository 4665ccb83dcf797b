import type { MarkLook, PitchMark } from '@tribunen/domain';
import type { PlanFrame, PlanPoint } from './planFrame.ts';

/** The common paths of all marks of one look, because a path for each would make thousands of elements. */
export interface MarkPaths {
  /** The lines of movements. */
  readonly lines: string;
  /** The filled shapes: arrowheads, and the places where something began or happened. */
  readonly solid: string;
  /** The outlined shapes. */
  readonly hollow: string;
}

const radius = { dot: 0.62, place: 1.15, ring: 1.75, cross: 1 } as const;
const head = { length: 2.2, halfWidth: 1 } as const;
/** How far an arrow bends aside, as a share of its length, so that two in opposite directions do not overlap. */
const bend = 0.09;

/** The paths of some marks of one look. */
export function markPaths(look: MarkLook, marks: readonly PitchMark[], frame: PlanFrame): MarkPaths {
  let [lines, solid, hollow] = ['', '', ''];
  for (const { from, to, xg } of marks) {
    const start = frame.toPlan(from);
    const end = to === null ? null : frame.toPlan(to);
    // A better chance is a larger shape.
    const size = xg === null ? 1 : 0.7 + 1.1 * Math.sqrt(xg);
    switch (look) {
      case 'goal':
        solid += circle(start, radius.place * 0.8 * size);
        hollow += circle(start, radius.ring * size);
        break;
      case 'on-target':
      case 'won':
        solid += circle(start, radius.place * size);
        break;
      case 'off-target':
      case 'lost':
        hollow += circle(start, radius.place * size);
        break;
      case 'blocked':
        hollow += cross(start, radius.cross * size);
        break;
      case 'completed':
      case 'failed':
      case 'run':
        solid += circle(start, radius.dot);
        break;
    }
    if (end === null) continue;
    if (look === 'completed' || look === 'failed' || look === 'run') {
      const [line, tip] = arrow(start, end, look === 'run' ? 0 : bend);
      lines += line;
      solid += tip;
    } else lines += `M${at(start)}L${at(end)}`;
  }
  return { lines, solid, hollow };
}

function arrow(start: PlanPoint, end: PlanPoint, bent: number): readonly [line: string, tip: string] {
  const [x, y] = [end.x - start.x, end.y - start.y];
  const control = { x: start.x + x / 2 - y * bent, y: start.y + y / 2 + x * bent };
  const [backX, backY] = [control.x - end.x, control.y - end.y];
  const length = Math.hypot(backX, backY);
  if (length === 0) return ['', ''];
  const [unitX, unitY] = [backX / length, backY / length];
  const base = { x: end.x + unitX * head.length, y: end.y + unitY * head.length };
  const left = { x: base.x - unitY * head.halfWidth, y: base.y + unitX * head.halfWidth };
  const right = { x: base.x + unitY * head.halfWidth, y: base.y - unitX * head.halfWidth };
  return [`M${at(start)}Q${at(control)} ${at(base)}`, `M${at(end)}L${at(left)}L${at(right)}z`];
}

function circle(centre: PlanPoint, of: number): string {
  const across = round(2 * of);
  return `M${at({ x: centre.x - of, y: centre.y })}a${round(of)} ${round(of)} 0 1 0 ${across} 0a${round(of)} ${round(of)} 0 1 0 ${-across} 0z`;
}

function cross({ x, y }: PlanPoint, arm: number): string {
  return `M${at({ x: x - arm, y: y - arm })}l${round(2 * arm)} ${round(2 * arm)}M${at({ x: x - arm, y: y + arm })}l${round(2 * arm)} ${round(-2 * arm)}`;
}

function at({ x, y }: PlanPoint): string {
  return `${round(x)} ${round(y)}`;
}

/** To a centimetre. */
function round(metres: number): number {
  return Math.round(metres * 100) / 100;
}
