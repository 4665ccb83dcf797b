import type { LiveEventRow, LiveMatchRow } from '@tribunen/contract';
import type { Match } from '@tribunen/domain';

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
  /** Most often one row: several writes of one moment have one `updated_at`. */
  readonly #byUpdate = new Map<string, LiveMatchRow[]>();
  readonly events: TrueEvent[] = [];

  stands(row: LiveMatchRow, at: number): void {
    const key = `${row.id} ${row.updated_at}`;
    this.#byUpdate.set(key, [...(this.#byUpdate.get(key) ?? []), row]);
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

  /** What a match's row said at a moment, in the order of the writes; nothing where none was written then. */
  rowsOf(match: string, updatedAt: string): readonly LiveMatchRow[] {
    return this.#byUpdate.get(`${match} ${updatedAt}`) ?? [];
  }

  /** Whether a match can stand after what a row said, or as it said. */
  isAtLeast(shown: Match | undefined, row: LiveMatchRow): boolean {
    const updatedAt = shown?.updatedAt ?? '';
    if (shown === undefined || updatedAt !== row.updated_at) return updatedAt > row.updated_at;
    const rows = this.rowsOf(row.id, updatedAt);
    return rows.findLastIndex((each) => isShownIn(shown, each)) >= rows.indexOf(row);
  }

  /** Whether a match can have gone from the one to the other: both were written, in this order. */
  isLater(before: Match, after: Match): boolean {
    if (before.updatedAt !== after.updatedAt) return (after.updatedAt ?? '') > (before.updatedAt ?? '');
    const rows = this.rowsOf(after.id, after.updatedAt ?? '');
    const first = rows.findIndex((row) => isShownIn(before, row));
    return first >= 0 && rows.findLastIndex((row) => isShownIn(after, row)) > first;
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

/** Whether a match shows what a row says; some sources never tell the minute. */
export function isShownIn(match: Match, row: LiveMatchRow): boolean {
  return (
    row.status === match.status &&
    row.score_home === match.score.fullTime.home &&
    row.score_away === match.score.fullTime.away &&
    (!('minute' in match) || match.minute === row.minute)
  );
}
