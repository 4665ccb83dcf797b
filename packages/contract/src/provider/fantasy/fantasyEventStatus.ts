import { array, boolean, type InferOutput, isoDate, number, object, pipe, string } from 'valibot';

/** How far the points of a gameweek's days are settled, `event-status`. */
export const fantasyEventStatus = object({
  leagues: string(),
  status: array(object({ event: number(), date: pipe(string(), isoDate()), bonus_added: boolean(), points: string() })),
});
export type FantasyEventStatus = InferOutput<typeof fantasyEventStatus>;
