import { pitchArcs, pitchLines, pitchPoint, type PitchPoint, pitchSize, pitchSpots } from '@tribunen/domain';
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DataTexture,
  LinearFilter,
  LinearSRGBColorSpace,
  PlaneGeometry,
  ShaderMaterial,
} from 'three';
import type { SceneColours } from './SceneColours.ts';
import { type ScenePoint, scenePoint } from './scenePoint.ts';

/** Metres of grass around the pitch. */
const around = 46;
/** Wider than the twelve centimetres of the Laws, so that they are seen from the stand. */
const chalkWidth = 0.22;
const arcSteps = 40;
const net = { depth: 2, mesh: 0.4 } as const;
const post = 0.07;

function geometryOf(corners: readonly ScenePoint[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(corners.flat()), 3));
  return geometry;
}

/** The chalk: every marking of the pitch, as ribbons on the grass. */
export function chalkGeometry(): BufferGeometry {
  const corners: ScenePoint[] = [];
  const stroke = (from: PitchPoint, to: PitchPoint): void => {
    const [x, y] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(x, y);
    const [asideX, asideY] = [((-y / length) * chalkWidth) / 2, ((x / length) * chalkWidth) / 2];
    const [endX, endY] = [((x / length) * chalkWidth) / 2, ((y / length) * chalkWidth) / 2];
    const corner = (point: PitchPoint, end: number, side: number) =>
      scenePoint(pitchPoint(point.x + end * endX + side * asideX, point.y + end * endY + side * asideY), 0.02);
    const [a, b, c, d] = [corner(from, -1, -1), corner(from, -1, 1), corner(to, 1, -1), corner(to, 1, 1)];
    corners.push(a, b, c, b, d, c);
  };
  for (const { from, to } of pitchLines) stroke(from, to);
  for (const { centre, radius, from, to } of pitchArcs) {
    const at = (step: number) => {
      const angle = from + ((to - from) * step) / arcSteps;
      return pitchPoint(centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle));
    };
    for (let step = 0; step < arcSteps; step += 1) stroke(at(step), at(step + 1));
  }
  for (const { at } of pitchSpots) stroke(pitchPoint(at.x - 0.06, at.y), pitchPoint(at.x + 0.06, at.y));
  return geometryOf(corners);
}

/** The bars of both goals, as boxes. */
export function postsGeometry(): BufferGeometry {
  const half = pitchSize.goalWidth / 2;
  const corners: ScenePoint[] = [];
  const box = ([x1, y1, z1]: ScenePoint, [x2, y2, z2]: ScenePoint): void => {
    const face = (a: ScenePoint, b: ScenePoint, c: ScenePoint, d: ScenePoint) => corners.push(a, b, c, b, d, c);
    face([x1, y1, z1], [x2, y1, z1], [x1, y2, z1], [x2, y2, z1]);
    face([x1, y1, z2], [x2, y1, z2], [x1, y2, z2], [x2, y2, z2]);
    face([x1, y1, z1], [x1, y1, z2], [x1, y2, z1], [x1, y2, z2]);
    face([x2, y1, z1], [x2, y1, z2], [x2, y2, z1], [x2, y2, z2]);
    face([x1, y2, z1], [x2, y2, z1], [x1, y2, z2], [x2, y2, z2]);
  };
  for (const line of [0, pitchSize.length]) {
    const [, , z] = scenePoint(pitchPoint(line, 0));
    const bar = (x1: number, y1: number, x2: number, y2: number) =>
      box([x1 - post, y1, z - post], [x2 + post, y2, z + post]);
    bar(-half, 0, -half, pitchSize.goalHeight);
    bar(half, 0, half, pitchSize.goalHeight);
    bar(-half, pitchSize.goalHeight - post, half, pitchSize.goalHeight + post);
  }
  return geometryOf(corners);
}

/** The nets: threads on the back, the roof and the sides of both goals, as pairs of ends. */
export function netGeometry(): BufferGeometry {
  const half = pitchSize.goalWidth / 2;
  const height = pitchSize.goalHeight;
  const threads: ScenePoint[] = [];
  for (const line of [0, pitchSize.length]) {
    const behind = line === 0 ? -net.depth : pitchSize.length + net.depth;
    const thread = (from: PitchPoint, fromHeight: number, to: PitchPoint, toHeight: number) =>
      threads.push(scenePoint(from, fromHeight), scenePoint(to, toHeight));
    for (let y = -half; y <= half + 0.01; y += net.mesh) {
      thread(pitchPoint(line, y), height, pitchPoint(behind, y), height * 0.82);
      thread(pitchPoint(behind, y), height * 0.82, pitchPoint(behind, y), 0);
    }
    for (let up = 0; up <= height * 0.82; up += net.mesh) {
      thread(pitchPoint(behind, -half), up, pitchPoint(behind, half), up);
      for (const side of [-half, half]) thread(pitchPoint(line, side), up, pitchPoint(behind, side), up);
    }
    for (let depth = 0; depth <= net.depth; depth += net.mesh) {
      const at = line === 0 ? -depth : pitchSize.length + depth;
      const top = height * (1 - (0.18 * depth) / net.depth);
      thread(pitchPoint(at, -half), top, pitchPoint(at, half), top);
      for (const side of [-half, half]) thread(pitchPoint(at, side), 0, pitchPoint(at, side), top);
    }
  }
  return geometryOf(threads);
}

/** The ground: the pitch and the grass around it. */
export function groundGeometry(): BufferGeometry {
  return new PlaneGeometry(pitchSize.width + 2 * around, pitchSize.length + 2 * around).rotateX(-Math.PI / 2);
}

const groundVertex = /* glsl */ `
  varying vec2 place;
  void main() {
    place = position.xz;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }
`;

/** Mown stripes, the light of four floodlights on a mild evening, and the heat over it. */
const groundFragment = /* glsl */ `
  uniform vec3 apron;
  uniform vec3 one;
  uniform vec3 other;
  uniform sampler2D heat;
  uniform float isHot;
  varying vec2 place;

  float grain(vec2 at) {
    return fract(sin(dot(floor(at * 6.0), vec2(12.9898, 78.233))) * 43758.5453);
  }

  void main() {
    bool isPitch = abs(place.x) <= 34.0 && abs(place.y) <= 52.5;
    float stripe = (place.y + 52.5) / 105.0 * 18.0;
    float mown = smoothstep(0.46, 0.54, abs(fract(stripe / 2.0) - 0.5) * 2.0);
    vec3 grass = isPitch ? mix(one, other, mown) : apron;
    vec2 lamp = (abs(place) - vec2(22.0, 34.0)) / vec2(34.0, 40.0);
    float light = 0.9 + 0.3 * exp(-dot(lamp, lamp));
    float dusk = smoothstep(36.0, 80.0, max(abs(place.x), abs(place.y) - 18.0));
    grass *= mix(light, 0.62, dusk) * (0.985 + 0.03 * grain(place));
    if (isPitch && isHot > 0.5) {
      vec4 warmth = texture2D(heat, vec2((place.y + 52.5) / 105.0, (place.x + 34.0) / 68.0));
      grass = mix(grass, warmth.rgb, warmth.a);
    }
    gl_FragColor = vec4(grass, 1.0);
  }
`;

/** The material of the ground. */
export function groundMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: {
      apron: { value: new Color() },
      one: { value: new Color() },
      other: { value: new Color() },
      heat: { value: null },
      isHot: { value: 0 },
    },
    vertexShader: groundVertex,
    fragmentShader: groundFragment,
  });
}

/** Colours the ground as the page is. */
export function paintGround({ uniforms }: ShaderMaterial, { apron, pitchA, pitchB }: SceneColours): void {
  const paint = (name: 'apron' | 'one' | 'other', colour: string) => {
    const uniform = uniforms[name];
    if (uniform !== undefined) uniform.value = new Color().setStyle(colour, LinearSRGBColorSpace);
  };
  paint('apron', apron);
  paint('one', pitchA);
  paint('other', pitchB);
}

/** A heatmap as a texture, which the card smooths. */
export function heatTexture(pixels: Uint8ClampedArray<ArrayBuffer>, columns: number, rows: number): DataTexture {
  const texture = new DataTexture(new Uint8Array(pixels.buffer), columns, rows);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}
