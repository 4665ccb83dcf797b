import { array, type InferOutput, isoTimestamp, nullish, number, object, pipe, string, union } from 'valibot';

/** A person or a team of API-Football. Smaller leagues have players without an id, and some without a name. */
const named = object({ id: nullish(number()), name: nullish(string()) });
const goals = nullish(object({ home: nullish(number()), away: nullish(number()) }));
const team = object({ id: number(), name: string(), logo: nullish(string()) });

/** An event of a match. It has no id. */
const apiEvent = object({
  time: object({ elapsed: nullish(number()), extra: nullish(number()) }),
  /** For an own goal, the team that it counts for. */
  team: object({ id: number() }),
  /** For a substitution, the player who went off. */
  player: nullish(named),
  /** For a substitution, the player who came on. */
  assist: nullish(named),
  type: string(),
  detail: nullish(string()),
  comments: nullish(string()),
});
export type ApiEvent = InferOutput<typeof apiEvent>;

/**
 * A player of a line-up. `grid` is the row from the own goal and the column from the left: «2:4». The bench has no
 * grid.
 */
const apiLineUpPlayer = object({
  player: object({
    id: nullish(number()),
    name: string(),
    number: nullish(number()),
    pos: nullish(string()),
    grid: nullish(string()),
  }),
});
export type ApiLineUpPlayer = InferOutput<typeof apiLineUpPlayer>;

const apiLineUp = object({
  team: object({ id: number() }),
  formation: nullish(string()),
  startXI: nullish(array(apiLineUpPlayer)),
  substitutes: nullish(array(apiLineUpPlayer)),
});
export type ApiLineUp = InferOutput<typeof apiLineUp>;

/** A team's figures. `value` is a number, or a text with one: «61%», «1.57». A null means 0. */
const apiStatistics = object({
  team: object({ id: number() }),
  statistics: nullish(array(object({ type: string(), value: nullish(union([number(), string()])) }))),
});

/**
 * A match of API-Football v3, `fixtures`. Only the list of matches in play and a request by id have events; only a
 * request by id has line-ups and statistics.
 */
export const apiFixture = object({
  fixture: object({
    id: number(),
    date: pipe(string(), isoTimestamp()),
    referee: nullish(string()),
    venue: nullish(object({ name: nullish(string()) })),
    /** `elapsed` stops at 45, 90, 105 and 120; `extra` has the minutes of added time. */
    status: object({ short: string(), elapsed: nullish(number()), extra: nullish(number()) }),
  }),
  league: object({ id: number(), round: nullish(string()) }),
  teams: object({ home: team, away: team }),
  /** Without a shoot-out. */
  goals,
  score: nullish(object({ halftime: goals, fulltime: goals, extratime: goals, penalty: goals })),
  events: nullish(array(apiEvent)),
  lineups: nullish(array(apiLineUp)),
  /** In either order of the teams; empty for a match without coverage. */
  statistics: nullish(array(apiStatistics)),
});
export type ApiFixture = InferOutput<typeof apiFixture>;
