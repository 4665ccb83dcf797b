/** Stars go in half steps from a half to five. */
export type Stars = 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5;

const STEPS: readonly Stars[] = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];

/**
 * The stars that a number of stars comes to: the half step that it has begun, five at most; null for none at all, and for what is
 * no number (SCOUT-1).
 *
 * @example
 * toStars(3.2); // 3.5
 * toStars(4); // 4
 * toStars(0); // null
 */
export function toStars(raw: unknown): Stars | null {
  if (typeof raw !== 'number' || !(raw > 0)) return null;
  return STEPS.find((step) => raw <= step) ?? 5;
}
