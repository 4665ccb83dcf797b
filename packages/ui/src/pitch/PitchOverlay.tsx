import { type Homography, type PitchPoint, projectMarkings } from '@tribunen/domain';
import { useMemo } from 'react';

interface PitchOverlayProps {
  readonly homography: Homography;
  /** A point of the pitch inside the picture. */
  readonly seen: PitchPoint;
  readonly colour: string;
  readonly width: number;
}

/** The whole pitch as the homography lays it over a picture, for an `svg` in the picture's pixels. */
export function PitchOverlay({ homography, seen, colour, width }: PitchOverlayProps) {
  const markings = useMemo(() => projectMarkings(homography, seen), [homography, seen]);
  return (
    <g fill="none" stroke={colour} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round">
      {markings.map(({ key, path }, place) => (
        <polyline
          key={`${key}-${place}`}
          // A single point is doubled, so that the round line cap draws a dot.
          points={(path.length === 1 ? [...path, ...path] : path).map(({ x, y }) => `${x},${y}`).join(' ')}
          strokeWidth={path.length === 1 ? Math.max(3, width) : undefined}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </g>
  );
}
