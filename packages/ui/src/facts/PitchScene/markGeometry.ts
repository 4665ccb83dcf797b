import { ballFlight, type MarkLook, type PassNetwork, type PitchMark } from '@tribunen/domain';
import { BufferAttribute, type BufferGeometry, InstancedBufferAttribute, InstancedBufferGeometry } from 'three';
import { type ScenePoint, scenePoint } from './scenePoint.ts';

/** The data of a mark for the shaders: its place, the height of its flight, and its look. */
export interface SceneMark {
  readonly from: ScenePoint;
  readonly to: ScenePoint;
  readonly lift: number;
  readonly shape: SceneShape;
  /** The size of its shape and its line; 1 is the usual size. */
  readonly size: number;
}

/** The shapes of the shader, by number. */
const sceneShapes = [
  'goal',
  'on-target',
  'off-target',
  'blocked',
  'completed',
  'failed',
  'run',
  'won',
  'lost',
  'player',
  'link',
] as const satisfies readonly (MarkLook | 'player' | 'link')[];
export type SceneShape = (typeof sceneShapes)[number];

/** A mark as the shaders draw it. */
export function toSceneMark(mark: PitchMark): SceneMark {
  const { end, lift } = ballFlight(mark);
  return {
    from: scenePoint(mark.from),
    to: scenePoint(mark.to ?? mark.from, end),
    lift,
    shape: mark.look,
    size: mark.xg === null ? 1 : 0.75 + Math.sqrt(mark.xg),
  };
}

/** Links as lines along the grass, then players as shapes without a line. */
export function networkMarks({ links, players }: PassNetwork): readonly SceneMark[] {
  const most = Math.max(1, ...links.map(({ passes }) => passes));
  const busiest = Math.max(1, ...players.map(({ touches }) => touches));
  return [
    ...links.map(({ players: [one, other], passes }): SceneMark => {
      return {
        from: scenePoint(one.at),
        to: scenePoint(other.at),
        lift: 0,
        shape: 'link',
        size: 0.6 + (1.8 * passes) / most,
      };
    }),
    ...players.map(({ at, touches }): SceneMark => {
      const place = scenePoint(at);
      return { from: place, to: place, lift: 0, shape: 'player', size: 1 + Math.sqrt(touches / busiest) };
    }),
  ];
}

const steps = 16;

/** A ribbon from 0 to 1 with an arrowhead at its end: the position along and aside, and whether the vertex belongs to the head. */
function ribbon(): { readonly corners: Float32Array; readonly faces: readonly number[] } {
  const corners: number[] = [];
  const faces: number[] = [];
  for (let step = 0; step <= steps; step += 1) {
    corners.push(step / steps, -1, 0, step / steps, 1, 0);
    const corner = 2 * step;
    if (step < steps) faces.push(corner, corner + 1, corner + 2, corner + 1, corner + 3, corner + 2);
  }
  const head = 2 * (steps + 1);
  corners.push(0, -1, 1, 0, 1, 1, 1, 0, 1);
  faces.push(head, head + 1, head + 2);
  return { corners: Float32Array.from(corners), faces };
}

const square = {
  corners: Float32Array.from([-1, -1, 0, 1, -1, 0, -1, 1, 0, 1, 1, 0]),
  faces: [0, 1, 2, 1, 3, 2],
};

/** The lines and the shapes of some marks: two geometries over the same buffers, each drawn with one call however many marks there are. */
export interface MarkGeometry {
  readonly lines: InstancedBufferGeometry;
  readonly shapes: InstancedBufferGeometry;
}

/**
 * The geometry of some marks, in their order: `instanceCount` says how many of them are drawn.
 *
 * @example
 * const { lines, shapes } = markGeometry(marks.map(toSceneMark));
 * lines.instanceCount = 40;
 */
export function markGeometry(marks: readonly SceneMark[]): MarkGeometry {
  const from = new Float32Array(marks.length * 3);
  const to = new Float32Array(marks.length * 3);
  const look = new Float32Array(marks.length * 4);
  marks.forEach((mark, index) => {
    from.set(mark.from, index * 3);
    to.set(mark.to, index * 3);
    look.set([mark.lift, sceneShapes.indexOf(mark.shape), mark.size, index], index * 4);
  });
  const shared = {
    markFrom: new InstancedBufferAttribute(from, 3),
    markTo: new InstancedBufferAttribute(to, 3),
    markLook: new InstancedBufferAttribute(look, 4),
  };
  const over = ({ corners, faces }: { readonly corners: Float32Array; readonly faces: readonly number[] }) => {
    const geometry = new InstancedBufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(corners, 3));
    geometry.setIndex([...faces]);
    for (const [name, attribute] of Object.entries(shared)) geometry.setAttribute(name, attribute);
    geometry.instanceCount = marks.length;
    return geometry;
  };
  return { lines: over(ribbon()), shapes: over(square) };
}

/** Releases what the graphics card keeps of them. */
export function disposeAll(parts: Iterable<Pick<BufferGeometry, 'dispose'>>): void {
  for (const part of parts) part.dispose();
}
