import { Color, DoubleSide, LinearSRGBColorSpace, ShaderMaterial, Vector2 } from 'three';
import type { SceneColours } from './SceneColours.ts';

/** The values that all materials of the marks share. */
export interface MarkUniforms {
  readonly viewport: { readonly value: Vector2 };
  /** Pixels of the screen in a pixel of the page. */
  readonly density: { value: number };
  /** The number of the picked mark; −1 for none. */
  readonly picked: { value: number };
  /** How far lines bend aside, as a share of their length. */
  readonly bend: { value: number };
  /** 1 for arrows, 0 for lines without a head. */
  readonly heads: { value: number };
  /** The opacity of lines when there are many. */
  readonly lineOpacity: { value: number };
  readonly lineWidth: { value: number };
  readonly colours: { value: Color[] };
}

export function markUniforms(): MarkUniforms {
  return {
    viewport: { value: new Vector2(1, 1) },
    density: { value: 1 },
    picked: { value: -1 },
    bend: { value: 0 },
    heads: { value: 0 },
    lineOpacity: { value: 1 },
    lineWidth: { value: 1 },
    colours: { value: [] },
  };
}

/** By the number of the shape. */
export function markColours({ pitchGoal, onPitch, pitchMissed, pitchMade }: SceneColours): Color[] {
  const colours = [
    pitchGoal,
    onPitch,
    pitchMissed,
    pitchMissed,
    pitchMade,
    pitchMissed,
    pitchMade,
    pitchMade,
    pitchMissed,
    onPitch,
    pitchMade,
  ];
  // The colours stay as on the page, because the shaders write them unchanged.
  return colours.map((colour) => new Color().setStyle(colour, LinearSRGBColorSpace));
}

const common = /* glsl */ `
  attribute vec3 markFrom;
  attribute vec3 markTo;
  attribute vec4 markLook;
  uniform vec2 viewport;
  uniform float density;
  uniform float picked;
  uniform float lineOpacity;
  uniform float lineWidth;
  uniform vec3 colours[11];
  varying vec3 ink;
  varying float opacity;
  varying float shape;

  void look() {
    shape = markLook.y;
    ink = colours[int(shape + 0.5)];
    bool isOne = abs(picked - markLook.w) < 0.5;
    float crowd = distance(markFrom, markTo) < 0.01 ? 1.0 : lineOpacity;
    opacity = isOne ? 1.0 : picked < 0.0 ? crowd : max(0.28 * crowd, 0.09);
  }
  float isPicked() {
    return abs(picked - markLook.w) < 0.5 ? 1.0 : 0.0;
  }
  float widthOfLine() {
    return mix(lineWidth, 1.0, isPicked());
  }
`;

const lineVertex = /* glsl */ `
  ${common}
  uniform float bend;
  uniform float heads;
  uniform float onGrass;
  varying float metres;

  vec3 placeAt(float share) {
    vec3 place = mix(markFrom, markTo, share);
    float arch = 4.0 * share * (1.0 - share);
    vec2 way = markTo.xz - markFrom.xz;
    place.xz += vec2(-way.y, way.x) * bend * 0.5 * arch;
    place.y += markLook.x * arch;
    place.y = mix(place.y, 0.0, onGrass) + 0.05;
    return place;
  }

  void main() {
    look();
    float whole = distance(markFrom, markTo);
    float tip = heads > 0.5 ? clamp(1.0 - 2.4 / max(whole, 0.01), 0.3, 1.0) : 1.0;
    float share = position.z > 0.5 ? mix(tip, 1.0, position.x) : position.x * tip;
    metres = share * whole;
    vec4 here = projectionMatrix * modelViewMatrix * vec4(placeAt(share), 1.0);
    vec4 before = projectionMatrix * modelViewMatrix * vec4(placeAt(share - 0.01), 1.0);
    vec2 way = (here.xy / here.w - before.xy / before.w) * viewport;
    vec2 aside = length(way) > 0.0001 ? normalize(vec2(-way.y, way.x)) : vec2(0.0, 1.0);
    float base = (1.25 * widthOfLine() + isPicked() * 1.1) * (shape > 8.5 ? markLook.z : 1.0);
    float width = position.z > 0.5 ? base * 3.2 * heads : base;
    here.xy += aside * position.y * width * density * 2.0 / viewport * here.w;
    // A mark without a movement is only a shape.
    gl_Position = whole < 0.01 ? vec4(2.0, 2.0, 2.0, 1.0) : here;
  }
`;

const lineFragment = /* glsl */ `
  uniform float onGrass;
  varying vec3 ink;
  varying float opacity;
  varying float shape;
  varying float metres;

  void main() {
    bool isDashed = (shape > 1.5 && shape < 3.5) || (shape > 4.5 && shape < 5.5);
    if (isDashed && onGrass < 0.5 && mod(metres, 1.7) > 1.0) discard;
    gl_FragColor = onGrass > 0.5 ? vec4(0.0, 0.03, 0.01, 0.42 * opacity) : vec4(ink, opacity);
  }
`;

const shapeVertex = /* glsl */ `
  ${common}
  varying vec2 at;

  void main() {
    look();
    at = position.xy;
    vec4 here = projectionMatrix * modelViewMatrix * vec4(markFrom + vec3(0.0, 0.07, 0.0), 1.0);
    // Links of a network end at their players, and have no shape.
    bool isLink = shape > 9.5;
    bool isArrow = shape > 3.5 && shape < 6.5;
    float radius = (isArrow ? 3.2 * widthOfLine() : 6.6) * (isArrow ? 1.0 : markLook.z) * (1.0 + 0.35 * isPicked());
    here.xy += position.xy * radius * density * 2.0 / viewport * here.w;
    gl_Position = isLink ? vec4(2.0, 2.0, 2.0, 1.0) : here;
  }
`;

const shapeFragment = /* glsl */ `
  varying vec3 ink;
  varying float opacity;
  varying float shape;
  varying vec2 at;

  void main() {
    float far = length(at);
    float edge = fwidth(far);
    float disc = 1.0 - smoothstep(1.0 - edge, 1.0, far);
    float dot = 1.0 - smoothstep(0.45 - edge, 0.45, far);
    float inside = smoothstep(0.68 - edge, 0.68, far);
    float ring = disc * inside;
    vec2 turned = vec2(at.x + at.y, at.x - at.y) * 0.7071;
    float arm = min(abs(turned.x), abs(turned.y));
    float cross = (1.0 - smoothstep(0.2 - edge, 0.2, arm)) * disc;
    float drawn = disc;
    if (shape < 0.5) drawn = max(ring, dot);
    else if (shape > 1.5 && shape < 2.5 || shape > 7.5 && shape < 8.5) drawn = ring;
    else if (shape > 2.5 && shape < 3.5) drawn = cross;
    if (drawn < 0.02) discard;
    gl_FragColor = vec4(ink, drawn * opacity);
  }
`;

/** The lines of marks; with `onGrass` their shadows. */
export function lineMaterial(uniforms: MarkUniforms, onGrass: boolean): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { ...uniforms, onGrass: { value: onGrass ? 1 : 0 } },
    vertexShader: lineVertex,
    fragmentShader: lineFragment,
    transparent: true,
    side: DoubleSide,
    // Over everything, in the order in which they are drawn: a shape faces the camera and half of it is below the grass.
    depthTest: false,
    depthWrite: false,
  });
}

/** Where marks began or happened, each in the shape of its outcome. */
export function shapeMaterial(uniforms: MarkUniforms): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { ...uniforms },
    vertexShader: shapeVertex,
    fragmentShader: shapeFragment,
    transparent: true,
    side: DoubleSide,
    // Over everything, in the order in which they are drawn: a shape faces the camera and half of it is below the grass.
    depthTest: false,
    depthWrite: false,
  });
}
