import { epochMs, instantAt, type OsloDay, osloDayOf, startOfOsloDay } from '@tribunen/domain';
import type { Database, MatchSource } from '@tribunen/mocks/server';
import { StormMatch } from './StormMatch.ts';

const matches = 20;
/** The spectator follows the teams of this many matches. Nobody follows the other teams. */
const followedMatches = 12;
const sinceKickOff = 30 * 60_000;
/** One in this many events of `change` is a goal of a team that nobody follows. */
const eventsAGoal = 250;
/**
 * The storm deletes events older than this, so that only a few polls receive an event. A page's poll requests the
 * events of the last five minutes, and at this rate it would receive 75,000. No provider reports so many in a day, and
 * the benchmark measures how a page receives a goal among new changes.
 */
const keptMs = 16_000;

/** A goal of a followed team. No two goals have the same `scorer`. */
export interface StormGoal {
  readonly scorer: string;
  readonly matchId: string;
  /** When the backend began to write the goal, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * A match source for a mock backend: twenty matches in play, which change when the benchmark calls `change` and `goal`.
 *
 * @example
 * let storm: Storm | null = null;
 * await startMockServer({ port: 0, openMatches: async (database) => (storm = new Storm(database)) });
 */
export class Storm implements MatchSource {
  readonly seasons = [];
  readonly #database: Pick<Database, 'live_matches_new' | 'live_events_new'>;
  readonly #matches: readonly StormMatch[];
  readonly #day: OsloDay;
  #changes = 0;
  #goals = 0;

  constructor(database: Pick<Database, 'live_matches_new' | 'live_events_new'>) {
    this.#database = database;
    const now = Date.now();
    this.#day = osloDayOf(instantAt(now));
    const kickOff = Math.max(now - sinceKickOff, epochMs(startOfOsloDay(this.#day)));
    this.#matches = Array.from({ length: matches }, (_, index) => new StormMatch(index + 1, kickOff));
  }

  /** The teams that the spectator must follow, with notifications. */
  get followed(): readonly StormMatch['home'][] {
    return this.#matches.slice(0, followedMatches).flatMap(({ home, away }) => [home, away]);
  }

  listDay(day: OsloDay) {
    return day === this.#day ? this.#matches.map((match) => match.listed()) : [];
  }

  matchReport() {
    return null;
  }

  firstKickOffOf() {
    return null;
  }

  matchesOf() {
    return [];
  }

  async start(): Promise<void> {
    for (const match of this.#matches) await this.#database.live_matches_new.upsert(match.row());
  }

  stop(): void {
    // Stops nothing, because the storm runs no timer.
  }

  wake(): Promise<void> {
    return Promise.resolve();
  }

  /** Writes the next change: alternately another minute of a match, and an event that raises no banner. */
  async change(): Promise<void> {
    const turn = this.#changes;
    this.#changes += 1;
    const event = Math.floor(turn / 2);
    if (turn % 2 === 0) return this.#pass(this.#matches[event % matches]);
    if (event % eventsAGoal === eventsAGoal - 1) {
      await this.#forget();
      const unfollowed = followedMatches + (Math.floor(event / eventsAGoal) % (matches - followedMatches));
      return this.#score(this.#matches[unfollowed], 'away', 'Ukjent');
    }
    const row = this.#matches[event % matches]?.event(
      'home',
      {
        event_type: event % 3 === 0 ? 'YELLOW_CARD' : 'SUBSTITUTION',
        person_id: null,
        person_name: `Spiller ${event}`,
      },
      Date.now(),
    );
    if (row !== undefined) await this.#database.live_events_new.upsert(row);
  }

  /** Writes a goal of a followed team, each time in another match. */
  async goal(): Promise<StormGoal> {
    const turn = this.#goals;
    this.#goals += 1;
    const scorer = `Skytter${turn}`;
    const match = this.#matches[turn % followedMatches];
    const at = Date.now();
    await this.#score(match, Math.floor(turn / followedMatches) % 2 === 0 ? 'home' : 'away', scorer);
    return { scorer, matchId: String(match?.id), at };
  }

  async #pass(match: StormMatch | undefined): Promise<void> {
    if (match === undefined) return;
    match.pass(Date.now());
    await this.#database.live_matches_new.upsert(match.row());
  }

  async #forget(): Promise<void> {
    const from = Date.now() - keptMs;
    await this.#database.live_events_new.delete(({ created_at }) => Date.parse(created_at) < from);
  }

  async #score(match: StormMatch | undefined, side: 'home' | 'away', scorer: string): Promise<void> {
    if (match === undefined) return;
    const row = match.score(side, scorer, Date.now());
    await this.#database.live_events_new.upsert(row);
    await this.#database.live_matches_new.upsert(match.row());
  }
}
