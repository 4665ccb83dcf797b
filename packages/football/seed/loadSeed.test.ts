import { expect, test } from 'vitest';
import { loadSeed, type Season } from './loadSeed.ts';
import type { SeedFixture, SeedGoal } from './seedSchema.ts';

const seed = await loadSeed();
const seasons: readonly Season[] = Object.values(seed);

test('the seed contains the whole World Cup, a whole Eliteserien, a Premier League as of March, and the fixtures of two leagues', () => {
  expect(seasons.map(({ competition, teams, fixtures }) => [competition.code, teams.length, fixtures.length])).toEqual([
    ['WC', 48, 104],
    ['TIP', 16, 240],
    ['PL', 20, 380],
    ['OBL', 16, 240],
    ['TOP', 10, 135],
  ]);
  expect(seed.premierLeague.fixtures.filter((fixture) => fixture.result !== undefined)).toHaveLength(291);
});

test('the seed gives every team its own id, and every fixture two teams of its file', () => {
  const ids = seasons.flatMap(({ teams }) => teams.map((team) => team.id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { teams, fixtures } of seasons) {
    const known = new Set(teams.map((team) => team.id));
    expect(fixtures.filter(({ home, away }) => home === away || !known.has(home) || !known.has(away))).toEqual([]);
  }
});

test('the seed has clubs under the ids that football-data.org gives them', () => {
  const idOf = (shortName: string): number | undefined =>
    seed.premierLeague.teams.find((team) => team.shortName === shortName)?.id;
  expect(['Arsenal', 'Man City', 'Brighton', 'Bournemouth'].map(idOf)).toEqual([57, 65, 397, 1044]);
});

test('the seed gives every club a squad of 25, and no player of Toppserien the first name of a player of OBOS-ligaen', () => {
  const { worldCup: _nations, ...leagues } = seed;
  for (const { teams, squads } of Object.values(leagues)) {
    for (const { id } of teams) expect(squads.get(id)).toHaveLength(25);
  }
  const given = ({ squads }: Season): ReadonlySet<string> =>
    new Set([...squads.values()].flat().map(({ name }) => name.split(' ')[0] ?? ''));
  expect([...given(seed.toppserien)].filter((name) => given(seed.obosLigaen).has(name))).toEqual([]);
});

test('no two clubs share a name', () => {
  const names = seasons.flatMap(({ teams }) => teams.map(({ shortName }) => shortName));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test('every team plays once in each round of a league', () => {
  for (const { teams, fixtures } of [seed.eliteserien, seed.premierLeague]) {
    for (const matchday of new Set(fixtures.map((fixture) => fixture.matchday))) {
      const playing = fixtures.filter((each) => each.matchday === matchday).flatMap(({ home, away }) => [home, away]);
      expect(new Set(playing).size, `round ${matchday}`).toBe(teams.length);
    }
  }
});

test('no half-time score is above the full-time score', () => {
  const results = seasons.flatMap(({ fixtures }) => fixtures.flatMap(({ result }) => result ?? []));
  expect(
    results.filter(({ halfTime, fullTime }) => halfTime.some((goals, side) => goals > (fullTime[side] ?? 0))),
  ).toEqual([]);
});

test('the minutes of the World Cup’s goals agree with its results', () => {
  const goals = seed.worldCup.fixtures.flatMap((fixture) => fixture.goals ?? []);
  expect(goals).toHaveLength(308);
  for (const fixture of seed.worldCup.fixtures) {
    expect(
      {
        halfTime: goalsUntil(45, fixture),
        fullTime: goalsUntil(90, fixture),
        afterExtraTime: goalsUntil(120, fixture),
      },
      `${fixture.home}–${fixture.away}`,
    ).toEqual({
      halfTime: fixture.result?.halfTime,
      fullTime: fixture.result?.fullTime,
      afterExtraTime: fixture.result?.afterExtraTime ?? fixture.result?.fullTime,
    });
  }
});

function goalsUntil(minute: number, { goals = [] }: SeedFixture): readonly [number, number] {
  const of = (side: SeedGoal['side']): number =>
    goals.filter((goal) => goal.side === side && goal.minute <= minute).length;
  return [of('home'), of('away')];
}
