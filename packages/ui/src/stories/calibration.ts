import { type CalibrationClick, pixelPoint, projectPoint, referencePoints, stadiumViews } from '@tribunen/domain';
import type { CalibrationPicture } from '../pitch/CalibrationPicture.ts';

const width = 1280;
const height = 720;
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#14361f"/><path d="M0 300H1280V720H0Z" fill="#246c36"/></svg>`;

/** A picture that needs no file. */
export const storyPicture: CalibrationPicture = {
  src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  name: 'pitch-bg.jpg',
  width,
  height,
};

/** The first clicks on the reference points, where the known camera sees them; the last is `slip` pixels off. */
export function storyClicks(count: number, slip = 0): readonly CalibrationClick[] {
  return referencePoints.slice(0, count).map((point, place) => {
    const { x, y } = projectPoint(stadiumViews.field, point.world);
    const off = place === count - 1 ? slip : 0;
    return { ...point, image: pixelPoint(Math.round(x) + off, Math.round(y)) };
  });
}
