import type { Brand } from '../brand.ts';

/**
 * A point in an image in pixels from its top-left corner, `x` to the right and `y` downwards. The compiler keeps it
 * apart from a `PitchPoint`.
 */
export type PixelPoint = Brand<{ readonly x: number; readonly y: number }, 'PixelPoint'>;

/** The point in an image `x` pixels to the right of its top-left corner and `y` pixels below it. */
export function pixelPoint(x: number, y: number): PixelPoint {
  return { x, y } as PixelPoint;
}
