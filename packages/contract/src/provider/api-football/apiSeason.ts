import { array, type InferOutput, nullish, number, object, string } from 'valibot';
import { count, whole } from '../../columns.ts';

const team = object({ id: number(), name: string(), logo: nullish(string()) });

/** A league's tables of API-Football v3, `standings`: a list of lists, one for each group. */
export const apiStandings = object({
  league: object({
    standings: array(
      array(
        object({
          rank: number(),
          team,
          points: whole,
          goalsDiff: whole,
          group: nullish(string()),
          all: object({
            played: count,
            win: count,
            draw: count,
            lose: count,
            goals: object({ for: count, against: count }),
          }),
        }),
      ),
    ),
  }),
});

/** A player of `players/topscorers`. The spelling of `appearences` is the provider's. */
export const apiScorer = object({
  player: object({ id: number(), name: string() }),
  statistics: array(
    object({
      team,
      games: nullish(object({ appearences: nullish(count), position: nullish(string()) })),
      goals: object({ total: nullish(count), assists: nullish(count) }),
      penalty: nullish(object({ scored: nullish(count) })),
    }),
  ),
});

/** A team of `teams`. */
export const apiTeam = object({ team, venue: nullish(object({ name: nullish(string()) })) });
export type ApiTeam = InferOutput<typeof apiTeam>;

/** A team's players, `players/squads`. Smaller leagues have players without an id. */
export const apiSquad = object({
  players: array(
    object({
      id: nullish(number()),
      name: nullish(string()),
      number: nullish(number()),
      position: nullish(string()),
    }),
  ),
});
