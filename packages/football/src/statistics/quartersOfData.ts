import type { Season } from '../../seed/loadSeed.ts';

/** Shares of the open data's goals by quarters of an hour, as in `Figures`; NaN when it lists no goals. */
export function quartersOfData({ fixtures }: Season): readonly number[] {
  const minutes = fixtures.flatMap(({ goals = [] }) => goals.map(({ minute }) => minute));
  return Array.from({ length: 8 }, (_, quarter) => {
    return minutes.filter((minute) => Math.floor((minute - 1) / 15) === quarter).length / minutes.length;
  });
}
