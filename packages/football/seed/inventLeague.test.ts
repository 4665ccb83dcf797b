import { describe, expect, test } from 'vitest';
import { obosLigaen, toppserien } from './norwegianLeagues.ts';

describe.each([
  [obosLigaen, 2],
  [toppserien, 3],
])('the season of a league whose schedule is ours', ({ teams, fixtures }, turns) => {
  test('has every team once in each round', () => {
    for (const matchday of new Set(fixtures.map((fixture) => fixture.matchday))) {
      const playing = fixtures.filter((each) => each.matchday === matchday).flatMap(({ home, away }) => [home, away]);
      expect(playing, `round ${matchday}`).toHaveLength(teams.length);
      expect(new Set(playing), `round ${matchday}`).toEqual(new Set(teams.map(({ id }) => id)));
    }
  });

  test('lets every two teams meet equally often, at home and away in turn', () => {
    const homes = (one: number, other: number): number =>
      fixtures.filter(({ home, away }) => home === one && away === other).length;
    for (const { id: one } of teams) {
      for (const { id: other } of teams.filter(({ id }) => id !== one)) {
        expect(homes(one, other) + homes(other, one)).toBe(turns);
        expect(Math.abs(homes(one, other) - homes(other, one))).toBe(turns % 2);
      }
    }
  });

  test('gives every team about as many matches at home as away', () => {
    for (const { id } of teams) {
      const [home, away] = [fixtures.filter((each) => each.home === id), fixtures.filter((each) => each.away === id)];
      expect(Math.abs(home.length - away.length)).toBeLessThanOrEqual(turns);
    }
  });

  test('has no results', () => {
    expect(fixtures.filter(({ result }) => result !== undefined)).toEqual([]);
  });
});
