import { pictureFault } from '@tribunen/domain';
import type { CalibrationPicture, CalibrationProblem } from '@tribunen/ui';

/**
 * A picture of the user's own, with its size; or why it cannot be used. Its address holds the file until it is revoked.
 *
 * @param name what to call it; a pasted picture has no name of its own
 */
export async function openPicture(file: Blob, name: string): Promise<CalibrationPicture | CalibrationProblem> {
  const src = URL.createObjectURL(file);
  const size = await sizeOf(src);
  const fault = size === null ? 'not-picture' : pictureFault(size);
  if (size !== null && fault === null) return { src, name, ...size };
  URL.revokeObjectURL(src);
  return size === null || fault === null || fault === 'not-picture'
    ? { kind: 'not-picture', name }
    : { kind: fault, ...size };
}

/** Null when the browser cannot show it. */
function sizeOf(src: string): Promise<{ readonly width: number; readonly height: number } | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(null);
    image.src = src;
  });
}
