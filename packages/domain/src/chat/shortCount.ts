/** A count as a chip shows it: in ones up to 999, in whole thousands above. */
export interface ShortCount {
  readonly unit: 'ones' | 'thousands';
  readonly n: number;
}

/** A count as a chip shows it: exact up to 999, above that in whole thousands, rounded down (CHAT-6). */
export function shortCount(count: number): ShortCount {
  return count > 999 ? { unit: 'thousands', n: Math.floor(count / 1000) } : { unit: 'ones', n: count };
}
