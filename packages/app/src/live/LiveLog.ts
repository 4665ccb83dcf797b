/** One step of the live connection, and its reason. */
export interface LiveLogEntry {
  /** The part that took the step: `version`, `date-delta`, `realtime`, `engine`, `announcer` … */
  readonly source: string;
  readonly kind: 'request' | 'answer' | 'failure' | 'update' | 'event' | 'decision' | 'drop' | 'state';
  /** The step in a few words, for developers. */
  readonly what: string;
  readonly detail?: unknown;
}

/** Receives every step of the live connection. A development build can show them. */
export interface LiveLog {
  note(entry: LiveLogEntry): void;
}

/** The log of a build without a live log: it drops every entry. */
export const silentLog: LiveLog = {
  note: () => {
    // Nothing is logged, because no developer reads this log.
  },
};
