import type { Season, Seed } from '../../seed/loadSeed.ts';
import type { SeedFixture } from '../../seed/seedSchema.ts';
import { createRandom } from '../createRandom.ts';
import { drawKey } from './drawKey.ts';
import { leagueRounds } from './leagueRounds.ts';
import type { ScriptedFixture } from './ScriptedFixture.ts';
import { scriptFixture } from './scriptFixture.ts';

interface League {
  readonly season: Season;
  readonly fixtures: readonly SeedFixture[];
}

/**
 * The matches of OBOS-ligaen and Toppserien on the live day, in turn and without end. They have an order of their own,
 * so that the matches of `KickOffOrder` are the same with them as without them.
 */
export class BesideOrder {
  readonly #seed: number;
  readonly #leagues: readonly [League, League];
  readonly #scripted = new Map<number, ScriptedFixture>();

  constructor({ obosLigaen, toppserien }: Seed, seed: number) {
    const playing = (season: Season): League => ({
      season,
      fixtures: leagueRounds(season, createRandom(seed, drawKey(season))).today.flat(),
    });
    this.#seed = seed;
    this.#leagues = [playing(obosLigaen), playing(toppserien)];
  }

  /** The match with a number; 0 is the match of OBOS-ligaen that is over when the day is opened. */
  at(index: number): ScriptedFixture {
    const scripted = this.#scripted.get(index) ?? this.#script(index);
    this.#scripted.set(index, scripted);
    return scripted;
  }

  #script(index: number): ScriptedFixture {
    const { season, fixtures } = this.#leagues[index % 2 === 0 ? 0 : 1];
    const place = Math.floor(index / 2);
    const fixture = fixtures[place % fixtures.length];
    if (fixture === undefined) throw new RangeError(`${season.competition.code} has no matches today`);
    return scriptFixture(season, fixture, 'free', this.#seed, Math.floor(place / fixtures.length));
  }
}
