import {
  cameraViews,
  type Camera,
  type PixelPoint,
  pitchArcs,
  pitchLines,
  pitchSize,
  pitchSpots,
} from '@tribunen/domain';
import { seededRandom, type SpacePoint } from '@tribunen/domain';

/** Half the width of a chalk line, which is 12 cm. */
const halfLine = 0.06;
/**
 * The limits of the drawing, in metres: `behind` is where the boards behind the goal stand, `ahead` is the limit
 * towards the camera, `side` the limit to each side.
 */
const ground = { behind: -5, ahead: 34, side: 48 };
const stand = { rows: 22, depth: 0.85, rise: 0.62, from: -8 };
const stripe = 5.5;
const colours = ['#d8d3c4', '#3c5a78', '#a8433a', '#1d2b22', '#8d9a90', '#e4c35a', '#56636b', '#23313f'];

type Shape = readonly SpacePoint[];

/**
 * Draws the near half of an empty pitch under floodlights, with a goal, boards and a full stand behind it, as an SVG,
 * seen by `camera`. The drawing is the same each time.
 */
export function drawStadium(camera: Camera): string {
  const { see } = cameraViews(camera);
  const { width, height } = camera;
  const polygon = (shape: Shape, fill: string, more = '') =>
    `<polygon points="${shape.map((point) => text(see(point))).join(' ')}" fill="${fill}"${more}/>`;
  const line = (from: SpacePoint, to: SpacePoint, stroke: string, wide: number) => {
    const [a, b] = [see(from), see(to)];
    return `<line x1="${round(a.x)}" y1="${round(a.y)}" x2="${round(b.x)}" y2="${round(b.y)}" stroke="${stroke}" stroke-width="${wide}" stroke-linecap="round"/>`;
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><radialGradient id="light" cx="50%" cy="62%" r="75%"><stop offset="0" stop-color="#fff7d6" stop-opacity=".16"/><stop offset="1" stop-color="#03100a" stop-opacity=".42"/></radialGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="#0b120e"/>`,
    ...crowd(see),
    ...grass().map(({ shape, fill }) => polygon(shape, fill)),
    ...chalk().map((shape) => polygon(shape, '#eef0e2')),
    ...boards().map(({ shape, fill }) => polygon(shape, fill)),
    ...net().map(([from, to]) => line(from, to, 'rgba(240,242,232,.42)', 0.8)),
    ...frame().map(([from, to]) => line(from, to, '#fbfbf4', 3.6)),
    `<rect width="${width}" height="${height}" fill="url(#light)"/>`,
    '</svg>',
  ].join('\n');
}

function round(value: number): string {
  return value.toFixed(1);
}

function text({ x, y }: PixelPoint): string {
  return `${round(x)},${round(y)}`;
}

function flat(x: number, y: number): SpacePoint {
  return { x, y, z: 0 };
}

function quad(fromX: number, toX: number, fromY: number, toY: number): Shape {
  return [flat(fromX, fromY), flat(toX, fromY), flat(toX, toY), flat(fromX, toY)];
}

function grass(): { readonly shape: Shape; readonly fill: string }[] {
  const around = { shape: quad(ground.behind, ground.ahead, -ground.side, ground.side), fill: '#1a4a2a' };
  const stripes = Array.from({ length: Math.ceil(ground.ahead / stripe) }, (_, place) => ({
    shape: quad(
      place * stripe,
      Math.min((place + 1) * stripe, ground.ahead),
      -pitchSize.width / 2,
      pitchSize.width / 2,
    ),
    fill: place % 2 === 0 ? '#2c7a3d' : '#246c36',
  }));
  return [around, ...stripes];
}

/** Every marking within the drawing, as wide as a chalk line. */
function chalk(): Shape[] {
  const shapes: Shape[] = [];
  for (const { from, to } of pitchLines) {
    if (Math.min(from.x, to.x) > ground.ahead) continue;
    const end = { x: Math.min(to.x, ground.ahead), y: to.y };
    const start = { x: Math.min(from.x, ground.ahead), y: from.y };
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    const across = { x: (-(end.y - start.y) / length) * halfLine, y: ((end.x - start.x) / length) * halfLine };
    shapes.push([
      flat(start.x + across.x, start.y + across.y),
      flat(end.x + across.x, end.y + across.y),
      flat(end.x - across.x, end.y - across.y),
      flat(start.x - across.x, start.y - across.y),
    ]);
  }
  for (const { key, centre, radius, from, to } of pitchArcs) {
    if (!key.startsWith('near-')) continue;
    const at = (angle: number, distance: number) =>
      flat(centre.x + distance * Math.cos(angle), centre.y + distance * Math.sin(angle));
    const angles = Array.from({ length: 41 }, (_, piece) => from + ((to - from) * piece) / 40);
    shapes.push([
      ...angles.map((angle) => at(angle, radius + halfLine)),
      ...angles.toReversed().map((angle) => at(angle, radius - halfLine)),
    ]);
  }
  for (const { key, at } of pitchSpots) {
    if (key !== 'near-penalty-spot') continue;
    const angles = Array.from({ length: 24 }, (_, piece) => (piece / 24) * 2 * Math.PI);
    shapes.push(angles.map((angle) => flat(at.x + 0.13 * Math.cos(angle), at.y + 0.13 * Math.sin(angle))));
  }
  return shapes;
}

/** Boards without text. */
function boards(): { readonly shape: Shape; readonly fill: string }[] {
  const wide = 8;
  return Array.from({ length: 12 }, (_, place) => {
    const y = -ground.side + place * wide;
    const at = (side: number, z: number) => ({ x: ground.behind, y: side, z });
    return {
      shape: [at(y, 0), at(y + wide, 0), at(y + wide, 0.95), at(y, 0.95)],
      fill: place % 3 === 0 ? '#12324a' : place % 3 === 1 ? '#d9dccd' : '#14512f',
    };
  });
}

const post = pitchSize.goalWidth / 2;
const bar = pitchSize.goalHeight;
const back = -2;

type Stroke = readonly [SpacePoint, SpacePoint];

function frame(): Stroke[] {
  const at = (y: number, z: number) => ({ x: 0, y, z });
  return [
    [at(-post, 0), at(-post, bar)],
    [at(post, 0), at(post, bar)],
    [at(-post, bar), at(post, bar)],
  ];
}

function net(): Stroke[] {
  const strokes: Stroke[] = [];
  for (let step = 0; step <= 24; step += 1) {
    const y = -post + (step / 24) * 2 * post;
    strokes.push(
      [
        { x: back, y, z: 0 },
        { x: back / 2, y, z: bar },
      ],
      [
        { x: back / 2, y, z: bar },
        { x: 0, y, z: bar },
      ],
    );
  }
  for (let step = 0; step <= 8; step += 1) {
    const share = step / 8;
    const across = { x: back + (share * -back) / 2, z: share * bar };
    strokes.push([
      { ...across, y: -post },
      { ...across, y: post },
    ]);
    for (const y of [-post, post])
      strokes.push([
        { ...across, y },
        { x: 0, y, z: across.z },
      ]);
  }
  return strokes;
}

/** Rows of spectators, each a dot, on dark steps. */
function crowd(see: (point: SpacePoint) => PixelPoint): string[] {
  const random = seededRandom(74);
  const dots: string[] = [];
  for (let row = stand.rows - 1; row >= 0; row -= 1) {
    const x = stand.from - row * stand.depth;
    const z = 0.8 + row * stand.rise;
    for (let y = -ground.side; y < ground.side; y += 0.62) {
      const seat = random();
      const colour = colours[Math.floor(random() * colours.length)] ?? '#8d9a90';
      if (seat < 0.06) continue;
      const at = see({ x, y: y + random() * 0.2, z: z + random() * 0.12 });
      dots.push(`<circle cx="${round(at.x)}" cy="${round(at.y)}" r="3.6" fill="${colour}" opacity=".5"/>`);
    }
  }
  return dots;
}
