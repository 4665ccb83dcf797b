import { array, boolean, type InferOutput, isoTimestamp, nullish, number, object, pipe, string } from 'valibot';
import { ligaGoal, ligaScore } from './ligaGoal.ts';
import { ligaTeam } from './ligaTeam.ts';

/** A match of OpenLigaDB, `getmatchdata/{league}`. */
export const ligaMatch = object({
  matchID: number(),
  /** In German time without a zone, like `lastUpdateDateTime`. */
  matchDateTime: nullish(string()),
  matchDateTimeUTC: pipe(string(), isoTimestamp()),
  group: nullish(object({ groupOrderID: nullish(number()) })),
  team1: ligaTeam,
  team2: ligaTeam,
  lastUpdateDateTime: nullish(string()),
  matchIsFinished: nullish(boolean()),
  matchResults: nullish(
    array(
      object({
        pointsTeam1: nullish(ligaScore),
        pointsTeam2: nullish(ligaScore),
        /** 0 in old seasons, whose results have only a name. */
        resultTypeID: nullish(number()),
        resultName: nullish(string()),
      }),
    ),
  ),
  goals: nullish(array(ligaGoal)),
});
export type LigaMatch = InferOutput<typeof ligaMatch>;
