import { type PitchDensity, pitchSize } from '@tribunen/domain';
import { useMemo } from 'react';
import { heatPixels } from '../heatPixels.ts';
import type { PlanFrame } from './planFrame.ts';

/** The heatmap over the grass. */
export function PlanHeat({ density, frame }: { readonly density: PitchDensity; readonly frame: PlanFrame }) {
  const picture = useMemo(() => pictureOf(density), [density]);
  return (
    <image
      href={picture}
      transform={frame.matrix}
      width={pitchSize.length}
      height={pitchSize.width}
      preserveAspectRatio="none"
    />
  );
}

/** An image with one pixel for each cell, which the browser smooths. */
function pictureOf(density: PitchDensity): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = density.columns;
  canvas.height = density.rows;
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  pen.putImageData(new ImageData(heatPixels(density), density.columns, density.rows), 0, 0);
  return canvas.toDataURL();
}
