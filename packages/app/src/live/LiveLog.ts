/** One thing that the live room did, and why. */
export interface LiveLogEntry {
  /** Who: `version`, `date-delta`, `realtime`, `engine`, `announcer` … */
  readonly source: string;
  readonly kind: 'request' | 'answer' | 'failure' | 'update' | 'event' | 'decision' | 'drop' | 'state';
  /** In a few words, for developers. */
  readonly what: string;
  readonly detail?: unknown;
}

/** Hears all that the live room does; a development build can show it. */
export interface LiveLog {
  note(entry: LiveLogEntry): void;
}

/** Where nobody listens. */
export const silentLog: LiveLog = {
  note: () => {
    // Nobody listens.
  },
};
