/** A whole number from 0 up, cut where it has a fraction; null for what is none. */
export function countOf(raw: number | null | undefined): number | null {
  return Number.isFinite(raw) && Number(raw) >= 0 ? Math.trunc(Number(raw)) : null;
}
