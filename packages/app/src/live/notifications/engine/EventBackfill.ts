import type { LiveEvent, MatchId, UtcInstant } from '@tribunen/domain';
import type { AlertsApi } from '../../../api/alertsApi.ts';
import type { EventPages } from '../../../api/alertsApi.ts';

interface EventBackfillParts {
  readonly api: Pick<AlertsApi, 'liveMatchIds' | 'matchEvents'>;
  readonly pages: EventPages;
  readonly since: (match: MatchId) => UtcInstant;
  readonly onEvents: (events: readonly LiveEvent[]) => void;
}

const matchesAtATime = 5;

/** Loads the events of every live match, each since its cursor (LIVE-16). */
export class EventBackfill {
  readonly #parts: EventBackfillParts;
  #hasFailed = false;

  constructor(parts: EventBackfillParts) {
    this.#parts = parts;
  }

  /** Resolves to true when the events of every match are loaded, and to false if they are no longer wanted. */
  async run(): Promise<boolean> {
    const { api, pages } = this.#parts;
    const matches = await api.liveMatchIds();
    for (let from = 0; from < matches.length;) {
      if (!pages.isWanted()) return false;
      // After a failure one match is tried before the next five.
      const some = matches.slice(from, from + (this.#hasFailed ? 1 : matchesAtATime));
      from += some.length;
      const answers = await Promise.allSettled(some.map((match) => this.#ask(match)));
      const failed = answers.find((answer) => answer.status === 'rejected');
      this.#hasFailed = failed !== undefined;
      if (failed !== undefined) throw failed.reason;
    }
    return pages.isWanted();
  }

  async #ask(match: MatchId): Promise<void> {
    const { api, pages, since, onEvents } = this.#parts;
    const events = await api.matchEvents(match, since(match), pages);
    if (events !== null) onEvents(events);
  }
}
