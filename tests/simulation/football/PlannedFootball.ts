import type {
  LiveEventRow,
  LiveMatchRow,
  MatchStateRow,
  ProviderBooking,
  ProviderGoal,
  ProviderMatch,
} from '@tribunen/contract';
import { instantAt, osloDayOf } from '@tribunen/domain';
import type { Database, MatchSource } from '@tribunen/mocks/simulation';
import type { SimulatedTime } from '../time/SimulatedTime.ts';
import type { MatchPlan, PlannedEvent, PlannedState, TeamPlan } from './MatchPlan.ts';
import type { Truth } from './Truth.ts';

/** Plays a drawn day: writes each change into the database at its moment, and records the change in `Truth`. */
export class PlannedFootball implements MatchSource {
  readonly seasons: MatchSource['seasons'];
  readonly #matches: readonly MatchPlan[];
  readonly #database: Database;
  readonly #time: SimulatedTime;
  readonly #truth: Truth;
  readonly #start: number;
  readonly #standing = new Map<number, ProviderMatch>();
  readonly #goals = new Map<number, ProviderGoal[]>();
  readonly #bookings = new Map<number, ProviderBooking[]>();
  #running = false;

  constructor(matches: readonly MatchPlan[], database: Database, time: SimulatedTime, truth: Truth) {
    this.#matches = matches;
    this.#database = database;
    this.#time = time;
    this.#truth = truth;
    this.#start = time.now;
    this.seasons = seasonsOf(matches);
  }

  readonly listDay: MatchSource['listDay'] = (day) =>
    [...this.#standing.values()].filter(({ utcDate }) => osloDayOf(instantAt(Date.parse(utcDate))) === day);

  readonly matchReport: MatchSource['matchReport'] = (id) => {
    const match = this.#standing.get(id);
    if (match === undefined) return null;
    const [goals, bookings] = [this.#goals.get(id) ?? [], this.#bookings.get(id) ?? []];
    return { ...match, goals, bookings, substitutions: [] };
  };

  readonly matchesOf: MatchSource['matchesOf'] = (code) =>
    this.#matches
      .filter(({ competition }) => competition.code === code)
      .flatMap(({ id }) => this.#standing.get(id) ?? []);

  readonly firstKickOffOf: MatchSource['firstKickOffOf'] = () => null;

  async start(): Promise<void> {
    this.#running = true;
    const changes = this.#matches.flatMap((match) => match.changes.map((change) => ({ match, change })));
    for (const { match, change } of changes.toSorted((one, other) => one.change.at - other.change.at)) {
      if (change.at < 0) await this.#write(match, change);
      else {
        this.#time.after(change.at, () => {
          if (!this.#running) return;
          this.#write(match, change).catch((error: unknown) => console.error('A row could not be written', error));
        });
      }
    }
  }

  stop(): void {
    this.#running = false;
  }

  wake(): Promise<void> {
    return Promise.resolve();
  }

  async #write(match: MatchPlan, change: PlannedState | PlannedEvent): Promise<void> {
    const writtenAt = this.#start + change.at;
    if (change.kind === 'event') {
      const row = toEventRow(match, change, this.#start);
      this.#truth.wrote(row, writtenAt);
      if (change.type.includes('GOAL'))
        this.#goals.set(match.id, [...(this.#goals.get(match.id) ?? []), toGoal(match, change)]);
      if (change.type in cards)
        this.#bookings.set(match.id, [...(this.#bookings.get(match.id) ?? []), toBooking(match, change)]);
      return this.#database.live_events_new.upsert(row);
    }
    const row = toMatchRow(match, change, this.#start);
    this.#standing.set(match.id, toProviderMatch(match, change, this.#start));
    this.#truth.stands(row, writtenAt);
    await this.#database.live_matches_new.upsert(row);
    await this.#database.match_state.upsert(toStateRow(match, row));
  }
}

/** The words that a provider uses for the cards. */
const cards: Readonly<Record<string, string>> = {
  RED_CARD: 'RED',
  YELLOW_RED_CARD: 'YELLOW_RED',
  YELLOW_CARD: 'YELLOW',
};

/** One season for each competition of the day, with the teams that play. */
function seasonsOf(matches: readonly MatchPlan[]): MatchSource['seasons'] {
  const competitions = new Map(matches.map(({ competition }) => [competition.code, competition]));
  return [...competitions.values()].map((competition) => ({
    source: 'the simulation',
    licence: 'none',
    competition,
    teams: matches
      .filter((match) => match.competition.code === competition.code)
      .flatMap(({ home, away }) => [home, away])
      .map(({ id, name }) => ({ id, name, shortName: name, tla: tlaOf(name) })),
    fixtures: [],
    squads: new Map(),
  }));
}

function toMatchRow(match: MatchPlan, state: PlannedState, start: number): LiveMatchRow {
  return {
    id: String(match.id),
    status: state.status,
    minute: state.minute,
    injury_time: state.injuryTime,
    score_home: state.home,
    score_away: state.away,
    home_team_id: match.home.id,
    home_team_name: match.home.name,
    away_team_id: match.away.id,
    away_team_name: match.away.name,
    competition_code: match.competition.code,
    utc_kickoff: instantAt(start + match.kickOff),
    updated_at: instantAt(start + state.at),
  };
}

function toStateRow(match: MatchPlan, row: LiveMatchRow): MatchStateRow {
  const { competition_code: _code, utc_kickoff: _kickOff, ...state } = row;
  const { home, away, competition } = match;
  return {
    ...state,
    payload: { homeTeam: toTeam(home), awayTeam: toTeam(away), competition: { ...competition, emblem: null } },
  };
}

function toProviderMatch(match: MatchPlan, state: PlannedState, start: number): ProviderMatch {
  const { home, away } = state;
  return {
    id: match.id,
    utcDate: instantAt(start + match.kickOff),
    status: state.status,
    minute: state.minute,
    injuryTime: state.injuryTime,
    lastUpdated: instantAt(start + state.at),
    homeTeam: toTeam(match.home),
    awayTeam: toTeam(match.away),
    competition: { ...match.competition, emblem: null },
    stage: 'REGULAR_SEASON',
    score: { duration: 'REGULAR', fullTime: { home, away }, halfTime: { home: null, away: null } },
  };
}

function toGoal(match: MatchPlan, { side, minute, person, home, away }: PlannedEvent): ProviderGoal {
  return { minute, type: 'REGULAR', team: match[side], scorer: person, score: { home, away } };
}

function toBooking(match: MatchPlan, { type, side, minute, person }: PlannedEvent): ProviderBooking {
  return { minute, card: cards[type], team: match[side], player: person };
}

function toTeam({ id, name }: TeamPlan): ProviderMatch['homeTeam'] {
  return { id, name, shortName: name, tla: tlaOf(name), crest: null };
}

function tlaOf(name: string): string {
  return name.slice(0, 3).toUpperCase();
}

function toEventRow(match: MatchPlan, event: PlannedEvent, start: number): LiveEventRow {
  const team = match[event.side];
  return {
    id: event.id,
    match_id: String(match.id),
    event_type: event.type,
    minute: event.minute,
    injury_time: null,
    team_id: team.id,
    team_name: team.name,
    person_id: event.person?.id ?? null,
    person_name: event.person?.name ?? null,
    assist_id: null,
    assist_name: null,
    home_team: match.home.name,
    away_team: match.away.name,
    score_home: event.home,
    score_away: event.away,
    payload: null,
    occurred_at: instantAt(start + event.occurredAt),
    created_at: instantAt(start + event.at),
  };
}
