/** A match source for tests about something else: no matches, ever. */
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
