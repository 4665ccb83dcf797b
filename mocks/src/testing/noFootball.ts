/** A match source without matches, for tests that need no football. */
export const noFootball = {
  listDay: () => [],
  matchReport: () => null,
  matchesOf: () => [],
  firstKickOffOf: () => null,
  seasons: [],
  start: () => Promise.resolve(),
  stop: () => {},
  wake: () => Promise.resolve(),
};
