import { readFileSync } from 'node:fs';
import { wyscoutMarkings } from '@tribunen/contract';
import { scaleToPitch, type ShotChance } from '@tribunen/domain';
import { array, number, parse, strictTuple } from 'valibot';

/** Shots of the same kind from the same place, and how many of them were goals. */
export interface ShotCount extends ShotChance {
  readonly shots: number;
  readonly goals: number;
}

const count = number();
const rows = array(strictTuple([count, count, count, count, count, count, count, count]));

/** Reads the shots of the open data: one half to fit the weights to, and one half to test the fitted weights on. */
export function shotCounts(): { readonly fitted: readonly ShotCount[]; readonly tried: readonly ShotCount[] } {
  const read = parse(
    rows,
    JSON.parse(
      readFileSync(new URL('../../../packages/football/seed/data/wyscout-shots.json', import.meta.url), 'utf8'),
    ),
  );
  const half = (first: 4 | 6) =>
    read.flatMap((row): readonly ShotCount[] => {
      const [x, y, header, penalty] = row;
      const [shots, goals] = first === 4 ? [row[4], row[5]] : [row[6], row[7]];
      const from = scaleToPitch(wyscoutMarkings, x, y);
      return shots === 0 ? [] : [{ from, header: header === 1, penalty: penalty === 1, shots, goals }];
    });
  return { fitted: half(4), tried: half(6) };
}
