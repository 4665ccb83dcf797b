/** A whole number from 0 up, cut where it has a fraction; null for what is none. */
export function countOf(raw: number | null | undefined): number | null {
  return typeof raw === 'number' && Number.isFinite(raw) && raw >= 0 ? Math.trunc(raw) : null;
}
