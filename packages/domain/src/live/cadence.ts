const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * The intervals, delays and lifetimes of the specification, in milliseconds, except those that only one module uses.
 * LIVE-10
 */
export const cadence = {
  results: {
    filteredAfterUnfiltered: 50,
    spinnerToday: 50,
    spinnerOtherDay: 200,
    cardFlash: 10 * second,
    goalFlashAnimation: 800,
    safetyRefresh: 5 * minute,
    kickoffNear: 10 * minute,
  },
  boot: { cache: minute, versionPollStart: 2 * second, versionPoll: 10 * second },
  liveUpdates: { afterUpdates: 500, afterNone: second, afterError: second },
  delta: { start: 500, afterUpdates: 500, afterNone: 1500, afterError: second, safety: 30 * second },
  scoreChange: { poll: second },
  realtime: {
    watchdog: 15 * second,
    reconnect: 2 * second,
    healthStart: 5 * second,
    health: 45 * second,
    healthLongest: 300 * second,
  },
  engine: {
    poll: 3 * second,
    duplicate: 5 * second,
    followsCache: 30 * second,
    clearHandled: 30 * minute,
    pollWindow: 5 * minute,
    backfillWindow: 24 * hour,
    bannerInTurn: 2 * minute,
  },
  banner: { flip: 2 * second, close: 6500, flipAnimation: 720, goalBanner: 10 * second },
  openMatch: { poll: 15 * second, emptyEventsRetry: 5 * second },
  crowd: {
    delta: 5 * second,
    deltaWithSocket: 15 * second,
    deltaQuiet: 30 * second,
    deltaAfterError: 10 * second,
    spread: 2 * second,
    profiles: 20 * second,
    openMatch: 2 * minute,
    reconnect: 30 * second,
    switch: 10 * second,
    unknown: 20 * second,
    rest: 30 * second,
    catchUp: 5 * second,
    firstCatchUp: 60 * second,
    ratings: 60 * second,
    follows: 5 * minute,
    presence: { announce: 2 * minute, leastGap: 10 * second, forget: 5 * minute },
  },
  chat: {
    small: { heard: 30 * second, unheard: 3 * second, failed: 2 * second },
    crowd: { heard: 5 * minute, unheard: 15 * second, failed: 10 * second },
  },
  messages: { recent: 24 * hour },
  ratings: { window: 24 * hour },
} as const;
