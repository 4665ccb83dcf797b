/** Percentiles of durations, in milliseconds. */
export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly longest: number;
}

/** @returns null if nothing was measured */
export function percentiles(measured: readonly number[]): Percentiles | null {
  const sorted = measured.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return sorted.length === 0 ? null : { p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: at(1) };
}
