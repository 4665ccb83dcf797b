import {
  type Competition,
  type CompetitionCode,
  foldFollowables,
  type FollowableIndex,
  searchFollowables,
  type Team,
  type TeamId,
} from '@tribunen/domain';
import { spread } from './goalToBanner/spread.ts';

const beginnings = [
  'Bodø',
  'Strømsgodset',
  'Ålesund',
  'Lillestrøm',
  'São',
  'Málaga',
  'Győr',
  'Brann',
  'Hødd',
  'Sandnes',
];
const searched = ['b', 'bo', 'bod', 'stromsgodset 29', 'ålesund', 'fk', 'sao', 'xyz', 'hødd 2999', 'lillestrom'];

function newIndex(teams: number): FollowableIndex {
  return {
    competitions: Array.from({ length: 13 }, (_, n): Competition => ({
      id: `C${n}` as CompetitionCode,
      dbId: n,
      name: `Liga ${n}`,
      emblem: null,
    })),
    teams: Array.from({ length: teams }, (_, n): Team => {
      const name = `${beginnings[n % beginnings.length]} ${n}`;
      return { id: String(n) as TeamId, name: `FK ${name}`, shortName: name, tla: null, crest: null };
    }),
    shownName: ({ name }) => name ?? '',
    loaded: new Set(),
  };
}

/**
 * The milliseconds of a call by the thread's own clock, so that other processes do not count.
 *
 * @param times the number of calls: on some machines the clock ticks every four milliseconds, which is longer than a search
 */
function msOf(run: () => unknown, times = 1): number {
  const began = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) run();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000 / times;
}

/**
 * The milliseconds of a search among this many teams: of the first search, with and without names folded in advance,
 * and of the searches after it.
 */
function searchSpeed(teams: number) {
  // The first run of any function is slow, so this first searches another list of teams.
  for (const text of searched) searchFollowables(text, newIndex(300));
  const fresh = () => newIndex(teams);
  const firsts = Array.from({ length: 20 }, (_, n) => {
    const index = fresh();
    return msOf(() => searchFollowables(searched[n % searched.length] ?? '', index));
  });
  const folds: number[] = [];
  const foldedFirsts = Array.from({ length: 20 }, (_, n) => {
    const index = fresh();
    folds.push(msOf(() => foldFollowables(index)));
    return msOf(() => searchFollowables(searched[n % searched.length] ?? '', index));
  });
  const index = fresh();
  foldFollowables(index);
  const others = Array.from({ length: 300 }, (_, n) =>
    msOf(() => searchFollowables(searched[n % searched.length] ?? '', index), 20),
  );
  return {
    'folding the names, while idle': spread(folds),
    'the first search, names folded (aim: p95 under 5)': spread(foldedFirsts),
    'each search after it (aim: p95 under 2)': spread(others),
    'the first search, names not folded': spread(firsts),
  };
}

// A typed letter among 600 teams and competitions should take at most 2 ms at the 95th percentile.
console.table(searchSpeed(600));
