import {
  array,
  type InferOutput,
  integer,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  string,
  tuple,
} from 'valibot';

const count = pipe(number(), integer(), minValue(0));
/** Home first. */
const scorePair = tuple([count, count]);

const seedTeam = object({ id: number(), name: string(), shortName: string(), tla: string() });
export type SeedTeam = InferOutput<typeof seedTeam>;

const seedGoal = object({
  side: picklist(['home', 'away']),
  scorer: string(),
  /** Minute of play, 1-based: 45 with `added` 2 is «45+2». */
  minute: pipe(number(), integer(), minValue(1)),
  added: optional(pipe(number(), integer(), minValue(1))),
  kind: picklist(['GOAL', 'PENALTY', 'OWN_GOAL']),
});
export type SeedGoal = InferOutput<typeof seedGoal>;

const seedFixture = object({
  /** Ids of teams in the same file. */
  home: number(),
  away: number(),
  stage: picklist([
    'REGULAR_SEASON',
    'GROUP_STAGE',
    'LAST_32',
    'LAST_16',
    'QUARTER_FINALS',
    'SEMI_FINALS',
    'THIRD_PLACE',
    'FINAL',
  ]),
  /** Round of the league or of the group; null in a knock-out. */
  matchday: nullable(count),
  group: optional(string()),
  venue: optional(string()),
  /**
   * The usual kick-off on Oslo's clock, `HH:MM`; absent when the match was played too far away for an evening in
   * Norway.
   */
  time: optional(pipe(string(), regex(/^\d\d:\d\d$/))),
  /** Absent when the real match had not been played when the data was taken. */
  result: optional(
    object({
      halfTime: scorePair,
      /** After ninety minutes. */
      fullTime: scorePair,
      /** After extra time, including the goals of the ninety minutes. */
      afterExtraTime: optional(scorePair),
      /** The shoot-out only. */
      penalties: optional(scorePair),
    }),
  ),
  /** In order of time; absent when the data has the result only. */
  goals: optional(array(seedGoal)),
});
export type SeedFixture = InferOutput<typeof seedFixture>;
export type SeedResult = NonNullable<SeedFixture['result']>;

/** One competition's file in `data/`: its teams and its fixtures in order of their real dates. */
export const seedCompetition = object({
  source: string(),
  licence: string(),
  competition: object({ id: number(), code: string(), name: string() }),
  teams: array(seedTeam),
  fixtures: array(seedFixture),
});
export type SeedCompetition = InferOutput<typeof seedCompetition>;

/** Squads by the id of the team: shirt number, line and name of each player. */
export const seedSquads = object({
  source: string(),
  licence: string(),
  squads: record(string(), array(tuple([count, picklist(['GK', 'DF', 'MF', 'FW']), string()]))),
});
export type SeedSquads = InferOutput<typeof seedSquads>;

/** The source of invented players: the usual names of a league's players, by the league's code. */
export const seedNames = record(string(), object({ first: array(string()), last: array(string()) }));
export type SeedNames = InferOutput<typeof seedNames>;
