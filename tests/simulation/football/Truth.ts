import type { LiveEventRow, LiveMatchRow } from '@tribunen/contract';
import type { Match } from '@tribunen/domain';

/** A state of a match that the server stored. */
export interface TrueState {
  readonly matchId: string;
  /** When the state could first be read, in milliseconds since 1970. */
  readonly at: number;
  readonly row: LiveMatchRow;
}

export interface TrueEvent {
  readonly at: number;
  readonly row: LiveEventRow;
}

/** A message about an event: in the chat of a match, or from a friend to a spectator. */
export interface TrueMessage {
  readonly id: string;
  /** The match whose chat the message is in; null between friends. */
  readonly match: string | null;
  /** The spectator to whom a friend has written; null in a chat. */
  readonly to: string | null;
  /** How many seconds the writer's picture was behind the pitch. */
  readonly behindSeconds: number;
  /** When the message was written, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * Every state, event and message that the server stored in the run, with its time. The laws compare the screens with
 * these.
 */
export class Truth {
  readonly #states = new Map<string, TrueState[]>();
  /** The rows by match and `updated_at`. A key has several rows if they were written at the same moment. */
  readonly #byUpdate = new Map<string, LiveMatchRow[]>();
  readonly events: TrueEvent[] = [];
  readonly messages = new Map<string, TrueMessage>();

  stands(row: LiveMatchRow, at: number): void {
    const key = `${row.id} ${row.updated_at}`;
    this.#byUpdate.set(key, [...(this.#byUpdate.get(key) ?? []), row]);
    const history = this.#states.get(row.id) ?? [];
    history.push({ matchId: row.id, at, row });
    this.#states.set(row.id, history);
  }

  wrote(row: LiveEventRow, at: number): void {
    this.events.push({ at, row });
  }

  said(message: TrueMessage): void {
    this.messages.set(message.id, message);
  }

  get matches(): readonly string[] {
    return [...this.#states.keys()];
  }

  /** The states of a match, oldest first. */
  statesOf(match: string): readonly TrueState[] {
    return this.#states.get(match) ?? [];
  }

  /** The rows of a match with this `updated_at`, in the order in which they were written; empty if there are none. */
  rowsOf(match: string, updatedAt: string): readonly LiveMatchRow[] {
    return this.#byUpdate.get(`${match} ${updatedAt}`) ?? [];
  }

  /** Whether a shown match is as new as a row, or newer. */
  isAtLeast(shown: Match | undefined, row: LiveMatchRow): boolean {
    const updatedAt = shown?.updatedAt ?? '';
    if (shown === undefined || updatedAt !== row.updated_at) return updatedAt > row.updated_at;
    const rows = this.rowsOf(row.id, updatedAt);
    return rows.findLastIndex((each) => isShownIn(shown, each)) >= rows.indexOf(row);
  }

  /**
   * Whether `after` is a later state of a match than `before`. States of the same moment are compared by the order in
   * which they were written.
   */
  isLater(before: Match, after: Match): boolean {
    if (before.updatedAt !== after.updatedAt) return (after.updatedAt ?? '') > (before.updatedAt ?? '');
    const rows = this.rowsOf(after.id, after.updatedAt ?? '');
    const first = rows.findIndex((row) => isShownIn(before, row));
    return first >= 0 && rows.findLastIndex((row) => isShownIn(after, row)) > first;
  }

  /** How many goals of a match were written at or before `moment`. */
  goalsAt(match: string, moment: number): number {
    return this.events.filter(
      ({ at, row }) => at <= moment && row.match_id === match && row.event_type.includes('GOAL'),
    ).length;
  }

  /** The newest state of a match at a moment; undefined if it has none yet. */
  stateAt(match: string, moment: number): TrueState | undefined {
    return this.statesOf(match).findLast(({ at }) => at <= moment);
  }
}

/** Whether a match shows the content of a row. A match from a source without minutes has no minute to compare. */
export function isShownIn(match: Match, row: LiveMatchRow): boolean {
  return (
    row.status === match.status &&
    row.score_home === match.score.fullTime.home &&
    row.score_away === match.score.fullTime.away &&
    (!('minute' in match) || match.minute === row.minute)
  );
}
