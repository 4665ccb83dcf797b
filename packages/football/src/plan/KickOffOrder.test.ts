import { describe, expect, test } from 'vitest';
import { loadSeed } from '../../seed/loadSeed.ts';
import { KickOffOrder } from './KickOffOrder.ts';
import { favourites, firstUpcoming, layout, showcase } from './layout.ts';

const data = await loadSeed();

describe.each([1, 2, 3, 4, 5, 17, showcase.seed])('seed %i', (seed) => {
  const order = new KickOffOrder(data, seed);
  const fixtures = Array.from({ length: 500 }, (_, index) => order.at(index).fixture);

  test('a team’s next match never starts before its last match is over', () => {
    // Eight kick-offs later, 176 minutes of play have passed, which is longer than a match with extra time and a
    // shoot-out.
    for (const [index, { home, away }] of fixtures.entries()) {
      const soon = fixtures.slice(index + 1, index + 9).flatMap((next) => [next.home, next.away]);
      expect(soon.includes(home) || soon.includes(away), `match ${index}`).toBe(false);
    }
  });

  test('on the opening list no team plays twice, and only one match goes beyond ninety minutes', () => {
    const opening = [...fixtures.slice(0, 25), order.postponed.fixture];
    expect(new Set(opening.flatMap(({ home, away }) => [home, away])).size).toBe(52);
    const beyond = opening.filter((fixture) => fixture.result?.afterExtraTime !== undefined);
    expect(beyond).toEqual([fixtures[firstUpcoming - 1 - layout.shootOut]]);
    expect(beyond[0]?.result?.penalties).toBeDefined();
  });

  test('Brann is in play at the opening, Norway is next to start, and the due goal falls in a followed competition', () => {
    const club = fixtures[firstUpcoming - 1 - layout.club];
    const nation = fixtures[firstUpcoming];
    expect([club?.home, club?.away]).toContain(favourites.club);
    expect([nation?.home, nation?.away]).toContain(favourites.nation);
    expect(['WC', 'TIP']).toContain(order.at(firstUpcoming - 1 - layout.goalSoon).season.competition.code);
  });

  test('every match of the day has a real result', () => {
    expect(fixtures.filter((fixture) => fixture.result === undefined)).toEqual([]);
  });
});

test('the favourites are SK Brann and Norway', () => {
  const nameOf = (id: number): string | undefined =>
    [...data.eliteserien.teams, ...data.worldCup.teams].find((team) => team.id === id)?.name;
  expect(nameOf(favourites.club)).toBe('SK Brann');
  expect(nameOf(favourites.nation)).toBe('Norway');
});

test('the order does not depend on which match was requested first', () => {
  const late = new KickOffOrder(data, 1);
  const far = late.at(300);
  const early = new KickOffOrder(data, 1);
  for (let index = 0; index <= 300; index += 1) early.at(index);
  // Compares the seasons by the code of their competition, because a season is half a megabyte.
  const { season, ...rest } = early.at(300);
  expect(far).toMatchObject(rest);
  expect(far.season.competition.code).toBe(season.competition.code);
});
