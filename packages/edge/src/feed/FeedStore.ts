import {
  liveEventId,
  type LiveEventRow,
  type LiveMatchRow,
  matchId,
  type MatchStateRow,
  toFeedEvent,
  toFeedState,
  utcInstant,
} from '@tribunen/contract';
import {
  type CallBudget,
  type CompetitionCode,
  type Doubts,
  type FantasyGame,
  normaliseStatus,
  type StoredMatch,
  type UtcInstant,
  type WatchedMatch,
} from '@tribunen/domain';
import {
  array,
  boolean,
  custom,
  type GenericSchema,
  type InferOutput,
  nullable,
  number,
  object,
  parse,
  picklist,
  record,
  safeParse,
  string,
  unknown,
} from 'valibot';
import type { ReportedBudget } from '../providers/askProvider.ts';

/** Calls a procedure of the database by its name and parameters. */
export type CallProcedure = (name: string, parameters: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** A provider's name, and how many calls the provider allows. */
export interface Budgeted {
  readonly name: string;
  readonly perMinute: number;
  /** The number of calls allowed in a day (UTC); absent when the provider has no daily limit. */
  readonly perDay?: number | null;
}

/** The stored state of a match, with which the feed compares the next answer. */
export interface ReadMatch {
  /**
   * How many times the match has been written. If the number has grown since this run read the match, another run has
   * written the match.
   */
  readonly version: number;
  readonly stored: StoredMatch;
  readonly endedAt: UtcInstant | null;
}

/** The values to write for a match. */
export interface MatchWrite {
  readonly id: string;
  readonly competitionCode: string;
  readonly utcKickoff: string;
  /** The match as lists show it. */
  readonly summary: object;
  /** The match with its details; null when the answer has none. */
  readonly report: object | null;
  /** The rows of the feed; null for a match that the feed does not follow, and when nothing has changed. */
  readonly feed: {
    readonly version: number;
    readonly coverage: StoredMatch['coverage'];
    readonly observedAt: UtcInstant;
    readonly changedAt: UtcInstant | null;
    readonly endedAt: UtcInstant | null;
    readonly doubts: Doubts;
    /** The match's new state; null when it has not changed. */
    readonly live: LiveMatchRow | null;
    readonly state: MatchStateRow | null;
    readonly added: readonly LiveEventRow[];
    readonly amended: readonly LiveEventRow[];
  } | null;
}

const instants = array(utcInstant);
const watched = object({
  id: matchId,
  /** The provider's id of the match. */
  providerId: matchId,
  utcKickoff: utcInstant,
  status: string(),
  competition: custom<CompetitionCode>((code) => typeof code === 'string'),
  endedAt: nullable(utcInstant),
  hasLineUps: boolean(),
});
const situation = object({
  now: utcInstant,
  budget: object({
    perMinute: number(),
    left: number(),
    leftToday: nullable(number()),
    madeAt: instants,
    waitUntil: nullable(utcInstant),
  }),
  askedAt: record(string(), utcInstant),
  failures: record(string(), number()),
  matches: array(watched),
  laterToday: instants,
});
const knownIds = object({
  teams: array(object({ id: number(), own: number() })),
  matches: array(
    object({ id: number(), own: number(), shared: nullable(object({ status: string(), utcKickoff: utcInstant })) }),
  ),
});
const readMatch = object({
  id: string(),
  version: number(),
  coverage: picklist(['events', 'result']),
  observedAt: utcInstant,
  changedAt: nullable(utcInstant),
  endedAt: nullable(utcInstant),
  doubts: object({
    score: nullable(object({ home: number(), away: number(), since: utcInstant })),
    cards: array(liveEventId),
    decided: object({ home: number(), away: number() }),
  }),
  live: unknown(),
  events: array(unknown()),
});

export interface Situation {
  readonly now: UtcInstant;
  readonly budget: CallBudget;
  readonly askedAt: ReadonlyMap<string, UtcInstant>;
  readonly failures: ReadonlyMap<string, number>;
  readonly laterToday: readonly UtcInstant[];
  readonly matches: readonly (Omit<WatchedMatch, 'lacksDetail'> & {
    readonly providerId: WatchedMatch['id'];
    readonly hasLineUps: boolean;
  })[];
}

/** A match as a provider identifies it. */
export interface MatchFacts {
  readonly id: number;
  readonly competition: string;
  readonly kickoff: string;
  /** The provider's id of the home team; null while the team is not decided. */
  readonly home: number | null;
  readonly away: number | null;
}

/** A team as a provider identifies it. */
export interface TeamFacts {
  readonly id: number;
  /** The team's name without the words in which providers differ: see `clubKey`. */
  readonly club: string;
  readonly is_women: boolean;
  /** The id that a new team gets if no other team has that id; null lets the database choose an id. */
  readonly preferred: number | null;
}

/** The project's ids of a provider's matches and teams. */
export type KnownIds = InferOutput<typeof knownIds>;

/**
 * The state that the jobs share: the call budget, the leases and the stored matches. The database stores it. All times
 * come from the database, so two runs on two machines use the same clock.
 */
export class FeedStore {
  readonly #procedure: CallProcedure;
  readonly #now: (() => UtcInstant) | null;

  /** @param now replaces the database's clock where a match day runs faster than real time */
  constructor(procedure: CallProcedure, now: (() => UtcInstant) | null = null) {
    this.#procedure = procedure;
    this.#now = now;
  }

  async situation({ name, perMinute, perDay = null }: Budgeted): Promise<Situation> {
    const read = await this.#timed(
      'feed_situation',
      { provider: name, per_minute: perMinute, per_day: perDay },
      situation,
    );
    return {
      ...read,
      askedAt: new Map(Object.entries(read.askedAt)),
      failures: new Map(Object.entries(read.failures)),
      matches: read.matches.map((match) => ({ ...match, status: normaliseStatus(match.status) })),
    };
  }

  /**
   * Takes a call from the budget and returns the time at which it was taken; null when the budget has no call left.
   *
   * @param keep the number of calls to leave for other jobs
   */
  takeToken({ name, perMinute, perDay = null }: Budgeted, call: string, keep = 0): Promise<UtcInstant | null> {
    const parameters = { provider: name, call, per_minute: perMinute, per_day: perDay, keep };
    return this.#timed('take_token', parameters, nullable(utcInstant));
  }

  /**
   * Stores how long the feed waits between two calls for the matches in play. Pages and administrators see this wait
   * (FEED-24).
   */
  async notePause({ name }: Budgeted, pauseMs: number): Promise<void> {
    await this.#procedure('note_pause', { provider: name, seconds: Math.round(pauseMs / 1000) });
  }

  /**
   * Records the result of a call. Returns whether to log the call's fault: true for the first fault in ten minutes.
   *
   * @param failed whether the call brought no answer; otherwise a fault means that only a part of the answer was lost
   */
  noteAnswer(
    { name }: Budgeted,
    call: string,
    fault: string | null,
    reported: ReportedBudget,
    failed = false,
  ): Promise<boolean> {
    const { available, resetSeconds: reset_seconds, waitSeconds: wait_seconds, availableToday = null } = reported;
    return this.#timed(
      'note_answer',
      { provider: name, call, fault, available, reset_seconds, wait_seconds, available_today: availableToday, failed },
      boolean(),
    );
  }

  /** Runs a task under the job's lease; returns null when another run holds the lease. */
  async lease<Result>(job: string, seconds: number, task: () => Promise<Result>): Promise<Result | null> {
    const holder = await this.#timed('take_lease', { job, seconds }, nullable(string()));
    if (holder === null) return null;
    try {
      return await task();
    } finally {
      await this.#procedure('release_lease', { job, holder });
    }
  }

  /**
   * The project's ids of a provider's matches and teams. The database records an unknown match or team under a new id,
   * or under the id that it has from another provider.
   */
  async ownIds(provider: string, matches: readonly MatchFacts[], teams: readonly TeamFacts[]): Promise<KnownIds> {
    return parse(
      knownIds,
      await this.#procedure('own_ids', { provider, teams, ...(matches.length > 0 && { matches }) }),
    );
  }

  /**
   * The stored state of some matches, by id. A row that breaks its contract is left out, so the feed treats its match
   * as new.
   *
   * @param now replaces stored times of answers that are later than `now`, because the clock has then been set back
   */
  async stored(ids: readonly string[], now: UtcInstant): Promise<ReadonlyMap<string, ReadMatch>> {
    const rows = parse(array(readMatch), await this.#procedure('feed_stored', { ids }));
    return new Map(
      rows.flatMap(({ id, version, coverage, observedAt, changedAt, endedAt, live, events, ...row }) => {
        const state = toFeedState(live);
        if (!state.ok) return [];
        const facts = events.flatMap((row) => {
          const event = toFeedEvent(row);
          return event.ok ? [event.value] : [];
        });
        const past = (moment: UtcInstant): UtcInstant => (moment > now ? now : moment);
        const time = { observedAt: past(observedAt), changedAt };
        const { score } = row.doubts;
        const doubts = { ...row.doubts, score: score && { ...score, since: past(score.since) } };
        const stored: StoredMatch =
          coverage === 'result'
            ? { coverage, state: state.value, time, doubts }
            : { coverage, state: state.value, time, doubts, events: facts };
        return [[id, { version, stored, endedAt }] as const];
      }),
    );
  }

  /** Writes matches. Returns the ids of matches that another run has written in the meantime. */
  async write(matches: readonly MatchWrite[]): Promise<readonly string[]> {
    return matches.length === 0 ? [] : this.#timed('write_matches', { matches }, array(string()));
  }

  /** Returns the names of those answers that must be fetched, because they are stale or the database lacks them. */
  staleAnswers(names: readonly string[]): Promise<readonly string[]> {
    return this.#timed('stale_answers', { names }, array(string()));
  }

  /** The names of the answers that spectators wait for, with the newest request first. */
  wishedAnswers(): Promise<readonly string[]> {
    return this.#timed('wished_answers', {}, array(string()));
  }

  async keepAnswer(name: string, body: unknown, freshSeconds: number): Promise<void> {
    await this.#timed('keep_answer', { name, body, fresh_seconds: freshSeconds }, unknown());
  }

  /** A stored answer of any age; null when there is none, or when it does not match the schema. */
  async knownAnswer<Body extends GenericSchema>(name: string, body: Body): Promise<InferOutput<Body> | null> {
    const known = await this.#procedure('known_answer', { name });
    const parsed = safeParse(body, known);
    return parsed.success ? parsed.output : null;
  }

  async keepTeams(
    code: string,
    teams: readonly { readonly summary: object; readonly details: object }[],
  ): Promise<void> {
    await this.#timed('keep_teams', { code, teams }, unknown());
  }

  /** The ids of the managers whose teams the job fetches in a fantasy game. */
  fantasyEntries(game: FantasyGame): Promise<readonly number[]> {
    return this.#timed('fantasy_entries', { game }, array(number()));
  }

  /** Deletes rows that are too old for any screen. Returns the number of matches whose live rows were deleted. */
  async removeOld(): Promise<number> {
    return (await this.#timed('remove_old', {}, object({ matches: number() }))).matches;
  }

  async #timed<Shape extends GenericSchema>(
    name: string,
    parameters: Readonly<Record<string, unknown>>,
    shape: Shape,
  ): Promise<InferOutput<Shape>> {
    const at = this.#now === null ? {} : { at: this.#now() };
    return parse(shape, await this.#procedure(name, { ...parameters, ...at }));
  }
}
