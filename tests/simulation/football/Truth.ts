import type { LiveEventRow, LiveMatchRow } from '@tribunen/contract';

/** What the server knew of a match from a moment on. */
export interface TrueState {
  readonly matchId: string;
  /** When it was there to be read, milliseconds since 1970. */
  readonly at: number;
  readonly row: LiveMatchRow;
}

export interface TrueEvent {
  readonly at: number;
  readonly row: LiveEventRow;
}

/** All that the server ever knew, and since when: what the laws hold the screens against. */
export class Truth {
  readonly #states = new Map<string, TrueState[]>();
  readonly #byUpdate = new Map<string, LiveMatchRow>();
  readonly events: TrueEvent[] = [];

  stands(row: LiveMatchRow, at: number): void {
    this.#byUpdate.set(`${row.id} ${row.updated_at}`, row);
    const history = this.#states.get(row.id) ?? [];
    history.push({ matchId: row.id, at, row });
    this.#states.set(row.id, history);
  }

  told(row: LiveEventRow, at: number): void {
    this.events.push({ at, row });
  }

  get matches(): readonly string[] {
    return [...this.#states.keys()];
  }

  /** The states of a match, the oldest first. */
  statesOf(match: string): readonly TrueState[] {
    return this.#states.get(match) ?? [];
  }

  /** What a match's row said that was written at a moment, undefined where none was. */
  rowOf(match: string, updatedAt: string): LiveMatchRow | undefined {
    return this.#byUpdate.get(`${match} ${updatedAt}`);
  }

  /** How many goals had been told of a match by a moment, each once. */
  goalsAt(match: string, moment: number): number {
    return this.events.filter(
      ({ at, row }) => at <= moment && row.match_id === match && row.event_type.includes('GOAL'),
    ).length;
  }

  /** The newest state of a match at a moment, undefined where there was none. */
  stateAt(match: string, moment: number): TrueState | undefined {
    return this.statesOf(match).findLast(({ at }) => at <= moment);
  }
}
