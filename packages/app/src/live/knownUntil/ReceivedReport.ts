import { type Match, type MatchEvent, type MatchReport, reportAsOf } from '@tribunen/domain';
import { Received } from './Received.ts';

/** The most kept answers: more than are loaded within the longest delay. */
const mostAnswers = 100;
const known = Number.NEGATIVE_INFINITY;

/**
 * When this page received each event of a match's report, and its measured parts. A card changes no state of its match,
 * and a source may list it late, so its minute does not tell whether it is due (KNOWN-4).
 */
export class ReceivedReport {
  readonly #events = new Map<string, number>();
  readonly #measured = new Received<Partial<MatchReport>>(mostAnswers);

  /** Adds an answer that the reader may know whole. */
  addKnown(report: MatchReport): void {
    for (const event of report.events) this.#events.set(keyOf(event), known);
    this.#measured.add(measuredIn(report), known);
  }

  /** @param shown the match as it is shown: of the first answer, the events before its minute are known */
  add(report: MatchReport, shown: Match, at: number): void {
    const minute = this.#events.size === 0 && 'minute' in shown ? (shown.minute ?? 0) : 0;
    for (const event of report.events) {
      const key = keyOf(event);
      if (!this.#events.has(key)) this.#events.set(key, event.minute < minute ? known : at);
    }
    this.#measured.add(measuredIn(report), at);
  }

  /** The report as it is shown with its match, of what this page had received by a moment. */
  asOf(report: MatchReport, shown: Match, until: number): MatchReport {
    const isDue = (event: MatchEvent): boolean => {
      const key = keyOf(event);
      if ((this.#events.get(key) ?? until) > until) return false;
      this.#events.set(key, known);
      return true;
    };
    return reportAsOf(report, shown, { isDue, measured: this.#measured.knownAt(until) ?? {} });
  }
}

/** The annulment of a goal is received later than the goal. */
function keyOf(event: MatchEvent): string {
  return event.type === 'GOAL' && event.cancelled ? `${event.id} annulled` : event.id;
}

function measuredIn(report: MatchReport): Partial<MatchReport> {
  const { match: _match, events: _events, lineUps: _lineUps, referee: _referee, ...measured } = report;
  return measured;
}
