import type { Season } from '../../seed/loadSeed.ts';
import type { Figures } from './Figures.ts';

/** The figures of the open data's own results. The data has no cards and the like, so their figures are missing. */
export function figuresOfData({ fixtures }: Season): Pick<Figures, 'goals' | 'draws' | 'firstHalf' | 'home'> {
  const results = fixtures.flatMap(({ result }) => (result === undefined ? [] : [result]));
  const sum = (pick: (result: (typeof results)[number]) => number): number =>
    results.reduce((total, result) => total + pick(result), 0);
  const final = (result: (typeof results)[number]): readonly [number, number] =>
    result.afterExtraTime ?? result.fullTime;
  const goals = sum((result) => final(result)[0] + final(result)[1]);
  return {
    goals: goals / results.length,
    draws: sum(({ fullTime }) => Number(fullTime[0] === fullTime[1])) / results.length,
    firstHalf: sum(({ halfTime }) => halfTime[0] + halfTime[1]) / goals,
    home: sum((result) => final(result)[0]) / goals,
  };
}
