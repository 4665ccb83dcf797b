import type { Season, Seed } from '../../seed/loadSeed.ts';
import type { SeedFixture } from '../../seed/seedSchema.ts';
import { createRandom } from '../createRandom.ts';
import type { Course } from '../script/writeScript.ts';
import { shuffled } from '../shuffled.ts';
import { BesideOrder } from './BesideOrder.ts';
import { drawKey } from './drawKey.ts';
import { goalTimes } from './goalTimes.ts';
import { interleave } from './interleave.ts';
import { favourites, firstUpcoming, layout } from './layout.ts';
import { leagueRounds } from './leagueRounds.ts';
import type { ScriptedFixture } from './ScriptedFixture.ts';
import { scriptFixture } from './scriptFixture.ts';
import { orderByRest } from './orderByRest.ts';
import { worldCupRounds } from './worldCupRounds.ts';

interface Programme {
  readonly season: Season;
  /** The rounds; after the last, the first begins again. */
  readonly rounds: readonly (readonly SeedFixture[])[];
}

const orders = new WeakMap<Seed, Map<number, KickOffOrder>>();

/**
 * The order of kick-offs for a seed. Every match day with the same data and seed shares it, so that scripts are written
 * once.
 */
export function kickOffOrderOf(data: Seed, seed: number): KickOffOrder {
  const known = orders.get(data) ?? new Map<number, KickOffOrder>();
  orders.set(data, known);
  const order = known.get(seed) ?? new KickOffOrder(data, seed);
  known.set(seed, order);
  return order;
}

/**
 * The order in which matches kick off on the live day: cycle after cycle without end, each a round of every
 * competition. It depends only on the seed, so a match has the same number at every speed and hour.
 */
export class KickOffOrder {
  /** The only match of the day that is not played. */
  readonly postponed: ScriptedFixture;
  /** The matches of two more leagues, which have an order of their own. */
  readonly beside: BesideOrder;
  readonly #seed: number;
  readonly #programmes: readonly Programme[];
  readonly #fixtures: ScriptedFixture[] = [];
  /** The latest round of each competition so far, in the order of its kick-offs. */
  #before: readonly (readonly SeedFixture[])[];
  #cycle = 0;

  constructor(data: Seed, seed: number) {
    this.#seed = seed;
    this.beside = new BesideOrder(data, seed);
    const { worldCup, eliteserien, premierLeague } = data;
    this.#programmes = [
      { season: worldCup, rounds: worldCupRounds(worldCup, createRandom(seed, drawKey(worldCup))).today },
      { season: premierLeague, rounds: leagueRounds(premierLeague, createRandom(seed, drawKey(premierLeague))).today },
      { season: eliteserien, rounds: leagueRounds(eliteserien, createRandom(seed, drawKey(eliteserien))).today },
    ];
    const opening = this.#programmes.map(({ season, rounds }) =>
      shuffled(rounds[0] ?? [], createRandom(seed, 'opening', drawKey(season))).map((fixture) =>
        scriptFixture(season, fixture, courseOf(fixture), seed, 0),
      ),
    );
    const postponed = opening.at(-1)?.findLast((listed) => !plays(listed, favourites.club));
    if (postponed === undefined) throw new Error('A league round without matches');
    this.postponed = postponed;
    const played = opening.map((round) => round.filter((listed) => listed !== postponed));
    this.#fixtures.push(...withOpeningScenes(interleave(played), [worldCup, eliteserien]));
    this.#before = this.#programmes.map(({ season }) =>
      this.#fixtures.filter((listed) => listed.season === season).map((listed) => listed.fixture),
    );
  }

  /** The match with a number; 0 is the first of the matches that are over when the day is opened. */
  at(index: number): ScriptedFixture {
    while (index >= this.#fixtures.length) this.#addCycle();
    const listed = this.#fixtures[index];
    if (listed === undefined) throw new RangeError(`No match has the number ${index}`);
    return listed;
  }

  #addCycle(): void {
    this.#cycle += 1;
    this.#before = this.#programmes.map(({ rounds }, index) =>
      orderByRest(rounds[this.#cycle % rounds.length] ?? [], this.#before[index] ?? []),
    );
    const listed = this.#programmes.map(({ season }, index) =>
      (this.#before[index] ?? []).map((fixture) =>
        scriptFixture(season, fixture, courseOf(fixture), this.#seed, this.#cycle),
      ),
    );
    this.#fixtures.push(...interleave(listed));
  }
}

/** A knock-out tie must end as the real match did, because its winner is in the data's next round. */
function courseOf({ stage }: SeedFixture): Course {
  return stage === 'REGULAR_SEASON' || stage === 'GROUP_STAGE' ? 'free' : 'real';
}

function plays({ fixture }: ScriptedFixture, team: number): boolean {
  return fixture.home === team || fixture.away === team;
}

/**
 * Moves the matches of the opening scenes into their places. The due goal falls in one of the competitions that the
 * demo's spectator follows, so that the spectator sees it.
 */
function withOpeningScenes(order: readonly ScriptedFixture[], followed: readonly Season[]): readonly ScriptedFixture[] {
  const inPlay = (place: number): number => firstUpcoming - 1 - place;
  const due = layout.inPlay[layout.goalSoon] * 60 + layout.goalSoonMs / 1000;
  const missesGoalBy = ({ timeline }: ScriptedFixture): number =>
    Math.min(...goalTimes(timeline).map((time) => Math.abs(time - due)));

  const shootOut = order.find(({ fixture }) => fixture.result?.penalties !== undefined);
  const club = order.find((listed) => plays(listed, favourites.club));
  const nation = order.find((listed) => plays(listed, favourites.nation));
  const [goalSoon] = order
    .filter((listed) => followed.includes(listed.season) && ![shootOut, club, nation].includes(listed))
    .toSorted((a, b) => missesGoalBy(a) - missesGoalBy(b));

  const scenes: readonly (readonly [ScriptedFixture | undefined, number])[] = [
    [shootOut, inPlay(layout.shootOut)],
    [club, inPlay(layout.club)],
    [nation, firstUpcoming],
    [goalSoon, inPlay(layout.goalSoon)],
  ];
  return scenes.reduce((staged, [listed, place]) => movedTo(place, listed, staged), order);
}

/** Swaps a match with the match at the given place. */
function movedTo(
  place: number,
  listed: ScriptedFixture | undefined,
  order: readonly ScriptedFixture[],
): readonly ScriptedFixture[] {
  const there = order[place];
  if (listed === undefined || there === undefined) return order;
  return order.map((each) => {
    if (each === listed) return there;
    return each === there ? listed : each;
  });
}
