import type { Season } from '../../seed/loadSeed.ts';
import { scriptFixture } from '../plan/scriptFixture.ts';
import type { PlayedMatch } from '../state/SimulatedMatch.ts';

const kickOff = Date.parse('2026-11-21T17:00:00Z');

/**
 * A match of a season, played freely in real time. After the last fixture of the season the first follows again.
 *
 * @param index the number of the match; each number gives a different match
 */
export function playedMatch(season: Season, index: number, seed: number): PlayedMatch {
  const fixture = season.fixtures[index % season.fixtures.length];
  const teamOf = (id: number | undefined) => season.teams.find((team) => team.id === id);
  const [home, away] = [teamOf(fixture?.home), teamOf(fixture?.away)];
  if (fixture === undefined || home === undefined || away === undefined)
    throw new RangeError('A season without matches');
  const always = { knownFrom: -Infinity, listedUntil: Infinity, simulatedFrom: -Infinity };
  const { competition } = season;
  const course = scriptFixture(season, fixture, 'free', seed, `contract ${index}`);
  return { kind: 'played', id: index + 1, competition, home, away, kickOff, speed: 1, ...always, ...course };
}
