import {
  array,
  boolean,
  type InferOutput,
  isoDate,
  isoTimestamp,
  nullable,
  nullish,
  number,
  object,
  optional,
  pipe,
  string,
  unknown,
} from 'valibot';

const goals = object({ home: nullable(number()), away: nullable(number()) });

const providerTeam = object({
  id: nullable(number()),
  name: nullable(string()),
  shortName: nullish(string()),
  tla: nullish(string()),
  crest: nullish(string()),
});

/** One match of a day's list, in the words of football-data.org v4, which our edge function passes on. */
export const providerMatch = object({
  id: number(),
  utcDate: pipe(string(), isoTimestamp()),
  status: string(),
  minute: nullish(number()),
  injuryTime: nullish(number()),
  matchday: nullish(number()),
  stage: nullish(string()),
  venue: nullish(string()),
  lastUpdated: nullish(pipe(string(), isoTimestamp())),
  homeTeam: providerTeam,
  awayTeam: providerTeam,
  competition: object({ id: number(), code: string(), name: string(), emblem: nullish(string()) }),
  score: object({
    duration: nullish(string()),
    fullTime: goals,
    halfTime: nullish(goals),
    regularTime: nullish(goals),
    extraTime: nullish(goals),
    penalties: nullish(goals),
  }),
  /** Ours: the demo's own matches say that something in them is made up. */
  simulated: optional(boolean()),
});
export type ProviderMatch = InferOutput<typeof providerMatch>;

/** What is asked: a day, and the numeric ids of the followed competitions in one comma-joined string. */
export const resultsTodayRequest = object({ date: pipe(string(), isoDate()), competitions: optional(string()) });
export type ResultsTodayRequest = InferOutput<typeof resultsTodayRequest>;

/** The envelope of the answer; each match is parsed by itself, so that one broken match does not take the day with it. */
export const resultsTodayAnswer = object({ matches: array(unknown()) });
