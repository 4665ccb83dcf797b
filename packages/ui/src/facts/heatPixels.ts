import type { PitchDensity } from '@tribunen/domain';

type Rgb = readonly [red: number, green: number, blue: number];

/** From cool to hot, over grass: the denser, the lighter and the less grass is seen through it. */
const ramp: readonly [Rgb, Rgb, Rgb, Rgb] = [
  [22, 120, 96],
  [134, 217, 95],
  [246, 203, 79],
  [255, 250, 230],
];
const opaque = 235;

/** A density as pixels, four bytes each (red, green, blue, opacity), one pixel a cell, row by row. */
export function heatPixels({ shares }: PitchDensity): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(shares.length * 4);
  shares.forEach((share, cell) => {
    pixels.set([...colourAt(share), opaque * Math.min(1, 1.7 * share)], cell * 4);
  });
  return pixels;
}

function colourAt(share: number): Rgb {
  const [cool, fresh, warm, hot] = ramp;
  if (share < 1 / 3) return between(cool, fresh, share * 3);
  return share < 2 / 3 ? between(fresh, warm, share * 3 - 1) : between(warm, hot, share * 3 - 2);
}

function between(one: Rgb, other: Rgb, share: number): Rgb {
  const mix = (from: number, to: number) => from + (to - from) * share;
  return [mix(one[0], other[0]), mix(one[1], other[1]), mix(one[2], other[2])];
}
