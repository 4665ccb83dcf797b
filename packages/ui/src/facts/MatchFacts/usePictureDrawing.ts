import { passNetwork, pitchDensity, type PitchMark, placesOfMarks } from '@tribunen/domain';
import { useMemo } from 'react';
import type { FactsDrawing } from '../drawings.ts';
import type { PictureDrawing } from '../FactsPicture.ts';

/** The drawing of the first `count` of the marks. */
export function usePictureDrawing(kind: FactsDrawing, marks: readonly PitchMark[], count: number): PictureDrawing {
  return useMemo(() => {
    switch (kind) {
      case 'arrows':
        return { kind, marks, count };
      case 'heat':
        return { kind, density: pitchDensity(placesOfMarks(marks.slice(0, count))) };
      case 'network':
        return { kind, network: passNetwork(marks.slice(0, count)) };
    }
  }, [kind, marks, count]);
}
