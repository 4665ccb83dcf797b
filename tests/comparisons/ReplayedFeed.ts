import {
  type LiveEventRow,
  liveEventRow,
  providerMatchReport,
  type ProviderMatchReport,
  toFeedEvent,
  toLiveEventRow,
  toMatch,
} from '@tribunen/contract';
import { compareSnapshot, instantAt, type StoredMatch, toMatchSnapshot } from '@tribunen/domain';
import { parse } from 'valibot';

/** Runs the feed on a provider's answers about a match, and stores its rows as a database would. */
export class ReplayedFeed {
  /** The rows of `live_events_new`, by id. */
  readonly rows = new Map<string, LiveEventRow>();
  /** The rows in insertion order, each in its state at insertion, as a socket delivers them. */
  readonly inserted: LiveEventRow[] = [];
  #stored: StoredMatch | null = null;

  /**
   * Processes an answer of the provider.
   *
   * @param askedAt when it was requested, in milliseconds since 1970
   * @throws if a row breaks the contract, is inserted twice, or is amended before it was inserted
   */
  receive(answer: ProviderMatchReport, askedAt: number): void {
    const report = parse(providerMatchReport, JSON.parse(JSON.stringify(answer)));
    const match = toMatch(report);
    if (match === null) throw new Error('The answer has no match');
    const changes = compareSnapshot(this.#readStored(), toMatchSnapshot(match, report, instantAt(askedAt)));
    for (const event of changes.added) {
      const row = parse(liveEventRow, toLiveEventRow(event, match));
      if (this.rows.has(row.id)) throw new Error(`${row.id} is inserted twice`);
      this.rows.set(row.id, row);
      this.inserted.push(row);
    }
    for (const event of changes.amended) {
      if (!this.rows.has(event.id)) throw new Error(`${event.id} is amended before it is inserted`);
      this.rows.set(event.id, parse(liveEventRow, toLiveEventRow(event, match)));
    }
    this.#stored = changes.stored;
  }

  of(type: string): readonly LiveEventRow[] {
    return [...this.rows.values()].filter((row) => row.event_type === type);
  }

  /** Reads the events from their rows, as an edge function does. */
  #readStored(): StoredMatch | null {
    if (this.#stored?.coverage !== 'events') return this.#stored;
    const events = [...this.rows.values()].map((row) => {
      const parsed = toFeedEvent(row);
      if (!parsed.ok) throw new Error(`${row.id}: ${parsed.fault.path} ${parsed.fault.message}`);
      return parsed.value;
    });
    return { ...this.#stored, events };
  }
}
