import type { PixelPoint } from '@tribunen/domain';

/** A point that is marked in the picture. */
export interface StageMark {
  readonly at: PixelPoint;
  /** Which point of the world it is. */
  readonly what: string;
  readonly isOutlier: boolean;
}
