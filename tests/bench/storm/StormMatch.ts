import type { LiveEventRow, LiveMatchRow, ProviderMatch } from '@tribunen/contract';
import { instantAt } from '@tribunen/domain';

type Side = 'home' | 'away';
type Event = Pick<LiveEventRow, 'event_type' | 'person_id' | 'person_name'>;

const competition = { id: 5000, code: 'STORM', name: 'Stormserien', emblem: null };

/**
 * One match of the storm, always in play. The storm decides what happens in it. Moments are milliseconds since 1970.
 */
export class StormMatch {
  readonly id: number;
  readonly home: { readonly id: number; readonly name: string };
  readonly away: { readonly id: number; readonly name: string };
  readonly #kickOff: number;
  readonly #score = { home: 0, away: 0 };
  #minute = 1;
  #changedAt: number;
  #events = 0;

  constructor(number: number, kickOff: number) {
    this.id = 700_000 + number;
    this.home = { id: 710_000 + number, name: `Hjemme ${number}` };
    this.away = { id: 720_000 + number, name: `Borte ${number}` };
    this.#kickOff = kickOff;
    this.#changedAt = kickOff;
  }

  /** Moves on to the next minute. Minute 1 follows minute 90, so that every change is visible. */
  pass(now: number): void {
    this.#minute = (this.#minute % 90) + 1;
    this.#touch(now);
  }

  /**
   * Adds a goal to the score.
   *
   * @returns the event's row
   */
  score(side: Side, scorer: string, now: number): LiveEventRow {
    this.#score[side] += 1;
    this.#touch(now);
    return this.event(side, { event_type: 'GOAL', person_id: null, person_name: scorer }, now);
  }

  /** The row of an event that happens now. */
  event(side: Side, event: Event, now: number): LiveEventRow {
    this.#events += 1;
    const team = this[side];
    const moment = instantAt(now);
    return {
      ...event,
      id: `${this.id}-${this.#events}`,
      match_id: String(this.id),
      minute: this.#minute,
      injury_time: null,
      team_id: team.id,
      team_name: team.name,
      assist_id: null,
      assist_name: null,
      home_team: this.home.name,
      away_team: this.away.name,
      score_home: this.#score.home,
      score_away: this.#score.away,
      payload: null,
      occurred_at: moment,
      created_at: moment,
    };
  }

  row(): LiveMatchRow {
    return {
      id: String(this.id),
      status: 'IN_PLAY',
      minute: this.#minute,
      injury_time: null,
      score_home: this.#score.home,
      score_away: this.#score.away,
      home_team_id: this.home.id,
      home_team_name: this.home.name,
      away_team_id: this.away.id,
      away_team_name: this.away.name,
      competition_code: competition.code,
      utc_kickoff: instantAt(this.#kickOff),
      updated_at: instantAt(this.#changedAt),
    };
  }

  listed(): ProviderMatch {
    const team = (side: Side) => ({ ...this[side], shortName: this[side].name, tla: 'STO', crest: null });
    return {
      id: this.id,
      utcDate: instantAt(this.#kickOff),
      status: 'IN_PLAY',
      minute: this.#minute,
      injuryTime: null,
      matchday: 1,
      lastUpdated: instantAt(this.#changedAt),
      homeTeam: team('home'),
      awayTeam: team('away'),
      competition,
      score: { duration: 'REGULAR', fullTime: { ...this.#score } },
    };
  }

  /** Gives the state a later time, because clients ignore a state that is no newer than the last. */
  #touch(now: number): void {
    this.#changedAt = Math.max(now, this.#changedAt + 1);
  }
}
