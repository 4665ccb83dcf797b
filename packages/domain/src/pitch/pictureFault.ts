/** How small and how large a picture may be, in pixels along each side (PITCH-46). */
export const pictureSides = { least: 64, most: 12_000 } as const;

/** Why a picture of this size cannot be calibrated; null when it can (PITCH-46). */
export function pictureFault({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): 'too-small' | 'too-large' | null {
  if (Math.min(width, height) < pictureSides.least) return 'too-small';
  return Math.max(width, height) > pictureSides.most ? 'too-large' : null;
}
