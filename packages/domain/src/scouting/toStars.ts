/** Stars come in half steps from a half to five. */
export type Stars = 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5;

const STEPS: readonly Stars[] = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];

/**
 * A number rounded up to the next half star, five at most; null for zero, for negative numbers and for anything that is
 * not a number (SCOUT-1).
 */
export function toStars(raw: unknown): Stars | null {
  if (typeof raw !== 'number' || !(raw > 0)) return null;
  return STEPS.find((step) => raw <= step) ?? 5;
}
