import { boolean, type InferOutput, maxValue, nullish, number, object, pipe, string, union } from 'valibot';

/** Every goal of a score becomes a row, and spectators type the scores, so an impossible score must be refused. */
export const ligaScore = pipe(number(), maxValue(99));

/** A goal as spectators type it. */
export const ligaGoal = object({
  scoreTeam1: nullish(ligaScore),
  scoreTeam2: nullish(ligaScore),
  matchMinute: nullish(union([number(), string()])),
  isOvertime: nullish(boolean()),
  comment: nullish(string()),
  goalGetterID: nullish(number()),
  goalGetterName: nullish(string()),
  isPenalty: nullish(boolean()),
  isOwnGoal: nullish(boolean()),
});
export type LigaGoal = InferOutput<typeof ligaGoal>;
