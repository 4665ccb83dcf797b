/** A whole number from 0 up, with any fraction cut off; null for anything else. */
export function countOf(raw: number | null | undefined): number | null {
  return Number.isFinite(raw) && Number(raw) >= 0 ? Math.trunc(Number(raw)) : null;
}
