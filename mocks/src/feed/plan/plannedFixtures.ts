import type { Season, Seed } from '../../../seed/loadSeed.ts';
import type { SeedFixture } from '../../../seed/seedSchema.ts';
import { createRandom } from '../createRandom.ts';
import { leagueRounds } from './leagueRounds.ts';
import { orderByRest } from './orderByRest.ts';
import { worldCupRounds } from './worldCupRounds.ts';

/** How many days each way the demo knows. */
export const plannedDays = 21;

export interface PlannedFixture {
  readonly season: Season;
  readonly fixture: SeedFixture;
  /** Oslo's clock, `HH:MM`. */
  readonly time: string;
}

/** Kick-offs of those whose own says nothing about a Norwegian evening, in turn. */
const eveningTimes = ['18:00', '21:00', '15:00'];
/** A match that starts later might run past midnight. */
const latest = '21:00';

/**
 * The fixtures of every day around the live one, by their distance from it in days (−21 … −1, 1 … 21; the live day is laid out by
 * `KickOffOrder`). Behind it lie the World Cup's groups and a stretch of both leagues, ahead of it the next stretch of the leagues.
 *
 * @example
 * plannedFixtures(data, 1).get(-1); // yesterday's
 */
export function plannedFixtures(data: Seed, seed: number): ReadonlyMap<number, readonly PlannedFixture[]> {
  const { worldCup, eliteserien, premierLeague } = data;
  const elite = leagueRounds(eliteserien, createRandom(seed, 'ES'));
  const premier = leagueRounds(premierLeague, createRandom(seed, 'PL'));
  const planned = [
    ...spread(eliteserien, rested(elite.past), -plannedDays),
    ...spread(premierLeague, rested(premier.past), -plannedDays),
    ...spread(worldCup, worldCupRounds(worldCup, createRandom(seed, 'WC')).past, -plannedDays),
    ...spread(eliteserien, rested(elite.future), 1),
    ...spread(premierLeague, rested(premier.future), 1),
  ];
  const days = new Set(planned.map(({ day }) => day));
  const onDay = (day: number): readonly PlannedFixture[] =>
    planned.filter((each) => each.day === day).toSorted((a, b) => a.time.localeCompare(b.time));
  return new Map([...days].map((day) => [day, onDay(day)]));
}

/** One list of many rounds, in which no team plays twice on a day. */
function rested(rounds: readonly (readonly SeedFixture[])[]): readonly SeedFixture[] {
  const ordered: SeedFixture[][] = [];
  for (const round of rounds) ordered.push(orderByRest(round, ordered.at(-1) ?? []));
  return ordered.flat();
}

/** Lays fixtures evenly on the days from one on. */
function spread(
  season: Season,
  fixtures: readonly SeedFixture[],
  firstDay: number,
): readonly (PlannedFixture & { readonly day: number })[] {
  return fixtures.map((fixture, index) => {
    const time = fixture.time ?? eveningTimes[index % eveningTimes.length] ?? latest;
    const day = firstDay + Math.floor((index * plannedDays) / fixtures.length);
    return { season, fixture, day, time: time > latest ? latest : time };
  });
}
