/**
 * The spread of durations in milliseconds: the 50th, 95th, 98th (that of INP) and 99th percentile, and the longest.
 *
 * @example
 * spread([12, 9, 31]); // { number: 3, p50: 12, p95: 31, p98: 31, p99: 31, longest: 31 }
 */
export function spread(durations: readonly number[]) {
  const sorted = durations.toSorted((one, other) => one - other);
  const at = (share: number): number => round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN);
  return { number: sorted.length, p50: at(0.5), p95: at(0.95), p98: at(0.98), p99: at(0.99), longest: at(1) };
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}
