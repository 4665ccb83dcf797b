import type { PixelPoint } from '@tribunen/domain';

/** A point that is marked in the picture. */
export interface StageMark {
  readonly at: PixelPoint;
  /** The point of the real pitch that is marked. */
  readonly what: string;
  readonly isOutlier: boolean;
}
