import type { Season, Seed } from '../../seed/loadSeed.ts';
import type { SeedFixture } from '../../seed/seedSchema.ts';
import { createRandom } from '../createRandom.ts';
import { drawKey } from './drawKey.ts';
import { leagueRounds } from './leagueRounds.ts';
import { orderByRest } from './orderByRest.ts';
import { worldCupRounds } from './worldCupRounds.ts';

/** How many days before and after the opening the demo has. */
export const plannedDays = 21;

export interface PlannedFixture {
  readonly season: Season;
  readonly fixture: SeedFixture;
  /** On Oslo's clock, `HH:MM`. */
  readonly time: string;
}

/** Kick-offs in turn, for matches whose real time of day would not suit a Norwegian evening. */
const eveningTimes = ['18:00', '21:00', '15:00'];
/** The latest kick-off: a later match might run past midnight. */
const latest = '21:00';

/**
 * The fixtures of every day around the live day, by their distance from it in days: −21 … −1 and 1 … 21. `KickOffOrder`
 * lays out the live day itself. The days before it have the World Cup's groups and part of both leagues, and the days
 * after it have the next part of the leagues. OBOS-ligaen and Toppserien come last on each day.
 */
export function plannedFixtures(data: Seed, seed: number): ReadonlyMap<number, readonly PlannedFixture[]> {
  const { worldCup, eliteserien, premierLeague, obosLigaen, toppserien } = data;
  const elite = leagueRounds(eliteserien, createRandom(seed, drawKey(eliteserien)));
  const premier = leagueRounds(premierLeague, createRandom(seed, drawKey(premierLeague)));
  const planned = [
    ...spread(eliteserien, rested(elite.past), -plannedDays),
    ...spread(premierLeague, rested(premier.past), -plannedDays),
    ...spread(worldCup, worldCupRounds(worldCup, createRandom(seed, drawKey(worldCup))).past, -plannedDays),
    ...spread(eliteserien, rested(elite.future), 1),
    ...spread(premierLeague, rested(premier.future), 1),
  ];
  const beside = [obosLigaen, toppserien].flatMap((season) => {
    const { past, future } = leagueRounds(season, createRandom(seed, drawKey(season)));
    return [...spread(season, rested(past), -plannedDays), ...spread(season, rested(future), 1)];
  });
  const days = new Set(planned.map(({ day }) => day));
  const on = (day: number, of: typeof planned): readonly PlannedFixture[] =>
    of.filter((each) => each.day === day).toSorted((a, b) => a.time.localeCompare(b.time));
  const onDay = (day: number): readonly PlannedFixture[] => [...on(day, planned), ...on(day, beside)];
  return new Map([...days].map((day) => [day, onDay(day)]));
}

/** Joins many rounds into one list, in which no team plays twice on a day. */
function rested(rounds: readonly (readonly SeedFixture[])[]): readonly SeedFixture[] {
  const ordered: SeedFixture[][] = [];
  for (const round of rounds) ordered.push(orderByRest(round, ordered.at(-1) ?? []));
  return ordered.flat();
}

/** Spreads fixtures evenly over the days, starting from a given day. */
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
