import type { ProviderMatch, TeamMessageRow } from '@tribunen/contract';
import { addDays, daysBetween, epochMs, instantAt, type OsloDay, osloDayOf, startOfOsloDay } from '@tribunen/domain';
import type { Season, Seed } from '../seed/loadSeed.ts';
import type { SeedFixture, SeedTeam } from '../seed/seedSchema.ts';
import { chatOf, type ChatOptions } from './chat/chatOf.ts';
import { nextMessageAt } from './chat/nextMessageAt.ts';
import { createRandom } from './createRandom.ts';
import { drawKey } from './plan/drawKey.ts';
import { EndlessMatches } from './plan/EndlessMatches.ts';
import { type KickOffOrder, kickOffOrderOf } from './plan/KickOffOrder.ts';
import { KickOffTimes } from './plan/KickOffTimes.ts';
import { firstUpcoming } from './plan/layout.ts';
import { leagueRounds } from './plan/leagueRounds.ts';
import type { ScriptedFixture } from './plan/ScriptedFixture.ts';
import { scriptFixture } from './plan/scriptFixture.ts';
import { osloKickOff } from './plan/osloKickOff.ts';
import { plannedDays, type PlannedFixture, plannedFixtures } from './plan/plannedFixtures.ts';
import { nextChangeAt } from './state/nextChangeAt.ts';
import type { PlayedMatch, SimulatedMatch } from './state/SimulatedMatch.ts';
import { toProviderMatch } from './state/toProviderMatch.ts';

export interface MatchDayOptions {
  readonly data: Seed;
  /** The spectators who write in the chats, and their lines; without this option the chats are empty. */
  readonly chat?: Omit<ChatOptions, 'seed'> | undefined;
  /** Decides the matches: the same seed gives the same matches. */
  readonly seed: number;
  /** Seconds of play in a second of real time. */
  readonly speed: number;
  /** When the demo was opened, in milliseconds since 1970. */
  readonly anchor: number;
  /**
   * `kampdag`: matches are in play from the start, without end. `rolig-dag`: three matches later today, none before.
   */
  readonly programme: 'kampdag' | 'rolig-dag';
}

type When = Pick<SimulatedMatch, 'id' | 'kickOff' | 'knownFrom' | 'listedUntil' | 'simulatedFrom'>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** The first id of each kind of match: far enough apart that no two ids are the same. */
const firstId = {
  earlier: 300_000,
  planned: 400_000,
  quiet: 480_000,
  postponed: 490_000,
  live: 500_000,
  beside: 600_000,
};
/** How long before kick-off a season's fixtures are known. */
const longAgo = 60 * 24 * hourMs;
/** How many ids one league's earlier rounds may use. */
const earlierSpan = 10_000;
const evening = '18:00';
/** How many matches of the live day are searched for a round: enough for two rounds of every competition. */
const lookedAhead = 80;

/**
 * Every match of the demo, on the day it was opened and 21 days either way. Every answer is a function of the options
 * and of `now` (always milliseconds since 1970); the class has no state apart from caches.
 */
export class MatchDay {
  readonly #options: MatchDayOptions;
  readonly #anchorDay: OsloDay;
  readonly #order: KickOffOrder;
  readonly #times: KickOffTimes;
  readonly #fixtures: ReadonlyMap<number, readonly PlannedFixture[]>;
  readonly #planned = new Map<number, readonly SimulatedMatch[]>();
  /**
   * The matches with fixed kick-offs, which are listed from the opening on: the postponed match or, on the quiet day, all
   * three.
   */
  readonly #set: readonly SimulatedMatch[];
  /** The matches that kick off one after another, and beside them those of `BesideOrder`; none on the quiet day. */
  readonly #endless: readonly EndlessMatches[];
  #earlierKept: ReadonlyMap<string, readonly PlayedMatch[]> | null = null;
  /** The messages in the chat of each match, computed when first needed. */
  readonly #chats = new Map<number, readonly TeamMessageRow[]>();
  readonly #crowd: ChatOptions | null;

  constructor(options: MatchDayOptions) {
    const { data, chat, seed, speed, anchor, programme } = options;
    this.#options = options;
    this.#anchorDay = osloDayOf(instantAt(anchor));
    this.#order = kickOffOrderOf(data, seed);
    this.#times = new KickOffTimes({ order: this.#order, seed, speed, anchor });
    this.#fixtures = plannedFixtures(data, seed);
    this.#crowd = chat === undefined ? null : { ...chat, seed };
    this.#set = programme === 'kampdag' ? [this.#postponed()] : this.#quietDay();
    this.#endless =
      programme === 'rolig-dag'
        ? []
        : [
            this.#endlessly(firstId.live, this.#order, (index) => this.#times.at(index)),
            this.#endlessly(firstId.beside, this.#order.beside, (index) => this.#times.besideAt(index)),
          ];
  }

  /** A day's matches by kick-off, as football-data.org would list them; none for a day more than 21 days away. */
  listDay(day: OsloDay, now: number): ProviderMatch[] {
    const known = [...this.#plannedOn(daysBetween(this.#anchorDay, day)), ...this.#set, ...this.#listedAt(now)];
    return known
      .filter((match) => osloDayOf(instantAt(match.kickOff)) === day)
      .toSorted((a, b) => a.kickOff - b.kickOff || a.id - b.id)
      .map((match) => toProviderMatch(match, now));
  }

  /** The matches that `live_matches_new` contains: those planned since the opening, and those that the live day lists. */
  matchesAt(now: number): readonly SimulatedMatch[] {
    const days = Math.max(0, daysBetween(this.#anchorDay, osloDayOf(instantAt(now))));
    const planned = Array.from({ length: days }, (_, index) => this.#plannedOn(index + 1)).flat();
    return [...planned, ...this.#set, ...this.#listedAt(now)];
  }

  /** The matches of the day before the opening, whose players can be rated until they have been over for a day. */
  matchesOfTheDayBefore(): readonly SimulatedMatch[] {
    return this.#plannedOn(-1);
  }

  /** When the matches of `matchesAt` next change: a match changes, joins or leaves, or its chat gets a message. */
  nextChangeAt(now: number): number {
    const tomorrow = addDays(osloDayOf(instantAt(now)), 1);
    const changes = this.matchesAt(now).flatMap((match) => [
      nextChangeAt(match, now) ?? Infinity,
      nextMessageAt(this.chatOf(match), now) ?? Infinity,
    ]);
    const listed = this.#endless.map((matches) => matches.nextChangeAt(now));
    return Math.min(epochMs(startOfOsloDay(tomorrow)), ...listed, ...changes);
  }

  /**
   * Every message that the demo's spectators ever write in the chat of a match, in order of time. Matches with a real
   * result have no messages.
   */
  chatOf(match: SimulatedMatch): readonly TeamMessageRow[] {
    if (this.#crowd === null || match.kind === 'postponed' || match.simulatedFrom === Infinity) return [];
    const chat = this.#chats.get(match.id) ?? chatOf(match, this.#crowd);
    this.#chats.set(match.id, chat);
    return chat;
  }

  /** The match with an id, whether or not it is on a list; null when there is none yet. */
  matchOf(id: number, now: number): SimulatedMatch | null {
    const distance = Math.floor((id - firstId.planned) / 100) - plannedDays;
    const planned = Math.abs(distance) <= plannedDays ? this.#plannedOn(distance) : [];
    const earlier = id < firstId.planned ? [...this.#earlier.values()].flat() : [];
    return [...planned, ...this.#set, ...this.#laidOutAt(now), ...earlier].find((match) => match.id === id) ?? null;
  }

  /**
   * Every match of a competition's season that is known at `now`, by kick-off: rounds played before the lists begin,
   * past days, today and coming days. When the live day has played all its rounds, it plays them again; a fixture
   * counts only the first time.
   *
   * @param code of the competition
   */
  seasonMatches(code: string, now: number): readonly SimulatedMatch[] {
    const planned = [...this.#fixtures.keys()].flatMap((distance) => this.#plannedOn(distance));
    const live = this.#laidOutAt(now).filter((match) => match.knownFrom <= now);
    const seen = new Set<SeedFixture>();
    return [...(this.#earlier.get(code) ?? []), ...planned, ...this.#set, ...live]
      .filter(({ competition }) => competition.code === code)
      .toSorted((a, b) => a.kickOff - b.kickOff || a.id - b.id)
      .filter(({ fixture }) => !seen.has(fixture) && seen.add(fixture));
  }

  /**
   * When the first match of a league's round kicks off on the live day, whether or not the list has it yet; null when
   * that day does not reach the round.
   */
  firstKickOffOf(code: string, round: number): number | null {
    if (this.#options.programme === 'rolig-dag') return null;
    for (let index = 0; index < lookedAhead; index += 1) {
      const { season, fixture } = this.#order.at(index);
      if (season.competition.code === code && fixture.matchday === round) return this.#times.at(index);
    }
    return null;
  }

  /** The rounds before the lists begin, a week apart, by the code of their league. */
  get #earlier(): ReadonlyMap<string, readonly PlayedMatch[]> {
    const { eliteserien, premierLeague, obosLigaen, toppserien } = this.#options.data;
    this.#earlierKept ??= new Map(
      [eliteserien, premierLeague, obosLigaen, toppserien].map((season, league) => {
        const { code } = season.competition;
        const { earlier } = leagueRounds(season, createRandom(this.#options.seed, drawKey(season)));
        const first = firstId.earlier + league * earlierSpan;
        return [
          code,
          earlier.flatMap((round, index) => this.#earlierRound(season, round, earlier.length - index, first)),
        ];
      }),
    );
    return this.#earlierKept;
  }

  #earlierRound(season: Season, round: readonly SeedFixture[], weeks: number, first: number): readonly PlayedMatch[] {
    const kickOff = osloKickOff(addDays(this.#anchorDay, -plannedDays - 7 * weeks), evening);
    return round.map((fixture, index) => {
      const simulatedFrom = simulatedSince(fixture);
      const when = { kickOff, knownFrom: kickOff - longAgo, listedUntil: Infinity, simulatedFrom };
      const listed = scriptFixture(season, fixture, 'real', this.#options.seed, 'earlier');
      return this.#play(listed, { id: first + weeks * 100 + index, ...when });
    });
  }

  #endlessly(
    first: number,
    order: { readonly at: (index: number) => ScriptedFixture },
    kickOffOf: (index: number) => number | null,
  ): EndlessMatches {
    const times = this.#times;
    return new EndlessMatches({
      kickOffOf,
      listedFrom: (kickOff) => times.listedFrom(kickOff),
      play: (index, kickOff) =>
        this.#play(order.at(index), {
          id: first + index,
          kickOff,
          knownFrom: times.listedFrom(kickOff),
          listedUntil: times.listedUntil(kickOff),
          simulatedFrom: -Infinity,
        }),
    });
  }

  #listedAt(now: number): readonly PlayedMatch[] {
    return this.#endless.flatMap((matches) => matches.listedAt(now));
  }

  #laidOutAt(now: number): readonly PlayedMatch[] {
    return this.#endless.flatMap((matches) => matches.laidOutAt(now));
  }

  #plannedOn(distance: number): readonly SimulatedMatch[] {
    const done = this.#planned.get(distance);
    if (done !== undefined) return done;
    const day = addDays(this.#anchorDay, distance);
    const matches = (this.#fixtures.get(distance) ?? []).map(({ season, fixture, time }, index) => {
      const id = firstId.planned + (distance + plannedDays) * 100 + index;
      const kickOff = osloKickOff(day, time);
      const simulatedFrom = distance < 0 ? simulatedSince(fixture) : kickOff;
      const when = { id, kickOff, knownFrom: kickOff - longAgo, listedUntil: Infinity, simulatedFrom };
      return this.#play(
        scriptFixture(season, fixture, distance < 0 ? 'real' : 'free', this.#options.seed, 'planned'),
        when,
      );
    });
    this.#planned.set(distance, matches);
    return matches;
  }

  /**
   * A match that is never played, although today's list has it. Its kick-off is in two hours, or at a quarter to
   * midnight if that is earlier.
   */
  #postponed(): SimulatedMatch {
    const { anchor } = this.#options;
    const kickOff = toFiveMinutes(Math.min(anchor + 2 * hourMs, this.#endOfDay() - 15 * minuteMs));
    const when = { kickOff, knownFrom: anchor - hourMs, listedUntil: Infinity, simulatedFrom: -Infinity };
    const { season, fixture } = this.#order.postponed;
    return { kind: 'postponed', id: firstId.postponed, ...when, ...fixtureFacts({ season, fixture }) };
  }

  /** One match of each competition, spread over the rest of the day, at most two hours apart. */
  #quietDay(): readonly SimulatedMatch[] {
    const { anchor } = this.#options;
    const apart = Math.min(2 * hourMs, (this.#endOfDay() - anchor) / 4);
    return [0, 1, 2].map((place) => {
      const ahead = anchor + (place + 1) * apart;
      const kickOff = apart < 10 * minuteMs ? ahead : toFiveMinutes(ahead);
      const when = { kickOff, knownFrom: anchor - longAgo, listedUntil: Infinity, simulatedFrom: -Infinity };
      return this.#play(this.#order.at(firstUpcoming + place), { id: firstId.quiet + place, ...when });
    });
  }

  #endOfDay(): number {
    return epochMs(startOfOsloDay(addDays(this.#anchorDay, 1)));
  }

  #play({ season, fixture, ...course }: ScriptedFixture, when: When): PlayedMatch {
    return { kind: 'played', ...when, ...fixtureFacts({ season, fixture }), speed: this.#options.speed, ...course };
  }
}

/** Rounds a kick-off down to five minutes, as in fixture lists. */
function toFiveMinutes(ms: number): number {
  return Math.floor(ms / (5 * minuteMs)) * 5 * minuteMs;
}

/** From when a match of a past day is marked as simulated: never, if its result is real. */
function simulatedSince({ result }: SeedFixture): number {
  return result === undefined ? -Infinity : Infinity;
}

function fixtureFacts({
  season,
  fixture,
}: Pick<ScriptedFixture, 'season' | 'fixture'>): Pick<SimulatedMatch, 'competition' | 'fixture' | 'home' | 'away'> {
  const teamOf = (id: number): SeedTeam => {
    const team = season.teams.find((each) => each.id === id);
    if (team === undefined) throw new Error(`${season.competition.code} has no team ${id}`);
    return team;
  };
  return { competition: season.competition, fixture, home: teamOf(fixture.home), away: teamOf(fixture.away) };
}
